/** Quotation marks by language. Other languages use “ and ”. */
const marks: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  fr: ['«\u202f', '\u202f»'],
  pl: ['„', '”'],
  es: ['«', '»'],
  pt: ['«', '»'],
  it: ['«', '»'],
  ja: ['「', '」'],
  'zh-Hant': ['「', '」'],
};

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

const ended = /[.!?…。！？؟।][’')\]]*$/u;

/** Closing marks of speech that ends together with the quote: the quote's own mark closes both. */
const innerEnd = /(?<=[.!?…。！？؟।])'+$/u;

/** Join the sentences of a passage, without spaces in Chinese and Japanese. */
export const joinedIn = (sentences: readonly string[], code: string): string =>
  sentences.join(punctuationOf(code) === wide ? '' : ' ');

/**
 * Put a sentence between quotation marks, with single marks inside. If it has no mark at its end, add a full stop,
 * unless `withStop` is false.
 */
export function inQuotationMarks(sentence: string, code: string, withStop = true): string {
  const [open, close] = marks[code] ?? ['“', '”'];
  const inner = sentence
    .replace(/«\s*|\s*»|["“”„「」『』]/gu, "'")
    .replace(trailingMarks, '')
    .replace(innerEnd, '');
  return `${open}${!withStop || ended.test(inner) ? inner : `${inner}${punctuationOf(code).stop}`}${close}`;
}
