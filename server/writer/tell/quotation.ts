/** Quotation marks by language: the outer marks of a quote, then the marks inside a quote. */
const marks: Readonly<Record<string, readonly [string, string, string, string]>> = {
  de: ['„', '“', '‚', '‘'],
  fr: ['«\u202f', '\u202f»', '“', '”'],
  pl: ['„', '”', '«', '»'],
  es: ['«', '»', '“', '”'],
  pt: ['«', '»', '“', '”'],
  it: ['«', '»', '“', '”'],
  ja: ['「', '」', '『', '』'],
  'zh-Hant': ['「', '」', '『', '』'],
};
const otherMarks = ['“', '”', '‘', '’'] as const;

type Punctuation = { readonly stop: string; readonly colon: string; readonly comma: string };

const latin: Punctuation = { stop: '.', colon: ': ', comma: ', ' };
const wide: Punctuation = { stop: '。', colon: '：', comma: '、' };
const punctuation: Readonly<Record<string, Punctuation>> = {
  ja: wide,
  zh: wide,
  'zh-Hant': wide,
  hi: { ...latin, stop: '।' },
  ar: { ...latin, comma: '، ' },
};

/** Return the full stop, colon and comma of a language. */
export const punctuationOf = (code: string): Punctuation => punctuation[code] ?? latin;

/** Marks and emoji at the end of a sentence, except for its full stop. */
const trailingMarks = /(?:[\s,;:，、；：–—-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d})+$/u;

const ended = /[.!?…。！？؟।][”»’‘』')\]]*$/u;

/** Replace the quotation marks in a text by `open` and `close` in turn. */
function withMarks(text: string, open: string, close: string): string {
  let isOpen = false;
  return text.replace(/«\s*|\s*»|["“”„「」『』]/gu, () => {
    isOpen = !isOpen;
    return isOpen ? open : close;
  });
}

/** Join the sentences of a passage, without spaces in Chinese and Japanese. */
export const joinedIn = (sentences: readonly string[], code: string): string =>
  sentences.join(punctuationOf(code) === wide ? '' : ' ');

/**
 * Put sentences between quotation marks, and replace the marks inside by inner marks. If the last sentence has no mark
 * at its end, add a full stop.
 */
export function inQuotationMarks(sentences: string, code: string): string {
  const [open, close, innerOpen, innerClose] = marks[code] ?? otherMarks;
  const inner = withMarks(sentences.replace(trailingMarks, ''), innerOpen, innerClose);
  return `${open}${ended.test(inner) ? inner : `${inner}${punctuationOf(code).stop}`}${close}`;
}
