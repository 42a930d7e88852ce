/** By language: the marks around a quote, then the marks around speech inside a quote. */
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

export const punctuationOf = (code: string): Punctuation => punctuation[code] ?? latin;

/** Marks and emoji at the end of a sentence, except the mark that ends it. */
const trailingMarks = /(?:[\s,;:，、；：–—-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d})+$/u;

const ended = /[.!?…。！？؟।][”»’‘』')\]]*$/u;

function withMarks(text: string, open: string, close: string): string {
  let isOpen = false;
  return text.replace(/«\s*|\s*»|["“”„「」『』]/gu, () => {
    isOpen = !isOpen;
    return isOpen ? open : close;
  });
}

/** Join sentences. Chinese and Japanese have no space between them. */
export const joinedIn = (sentences: readonly string[], code: string): string =>
  sentences.join(punctuationOf(code) === wide ? '' : ' ');

/**
 * Put sentences between quotation marks and adapt the quotation marks inside. Add a full stop if the last sentence ends
 * without a punctuation mark.
 */
export function inQuotationMarks(sentences: string, code: string): string {
  const [open, close, innerOpen, innerClose] = marks[code] ?? otherMarks;
  const inner = withMarks(sentences.replace(trailingMarks, ''), innerOpen, innerClose);
  return `${open}${ended.test(inner) ? inner : `${inner}${punctuationOf(code).stop}`}${close}`;
}
