import { trailingMarks } from '../choose/shorten-sentence.ts';

/** Quotation marks by language. Other languages have “ and ”. */
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

const ended = /[.!?…。！？؟।][’')\]]*$/u;

/** Closing marks of speech that ends together with the quote: the quote's own mark closes both. */
const innerEnd = /(?<=[.!?…。！？؟।])'+$/u;

/** Put a sentence between quotation marks. Use single marks inside, and let it end with a full stop or another mark. */
export function inQuotationMarks(sentence: string, code: string, withStop = true): string {
  const [open, close] = marks[code] ?? ['“', '”'];
  const inner = sentence
    .replace(/«\s*|\s*»|["“”„「」『』]/gu, "'")
    .replace(trailingMarks, '')
    .replace(innerEnd, '');
  return `${open}${!withStop || ended.test(inner) ? inner : `${inner}${punctuationOf(code).stop}`}${close}`;
}
