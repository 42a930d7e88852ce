import { endsNearNegation, splitClauses } from '../read/clauses.ts';

/** How a sentence of the person stands in the summary: word for word, between the marks of its language. */
const marks: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  es: ['«', '»'],
  pt: ['«', '»'],
  it: ['«', '»'],
  ja: ['「', '」'],
  'zh-Hant': ['「', '」'],
};

type Points = { readonly stop: string; readonly colon: string; readonly comma: string };

const latinPoints: Points = { stop: '.', colon: ': ', comma: ', ' };
const widePoints: Points = { stop: '。', colon: '：', comma: '、' };
const points: Readonly<Record<string, Points>> = {
  ja: widePoints,
  zh: widePoints,
  'zh-Hant': widePoints,
  hi: { ...latinPoints, stop: '।' },
  ar: { ...latinPoints, comma: '، ' },
};

/** How a language ends a sentence, begins a list, and goes on in it. */
export const punctuationOf = (code: string): Points => points[code] ?? latinPoints;

const ended = /[.!?…。！？؟।][’')\]]*$/u;
/** What a page may have at the end of a sentence beside its point. */
const trailing = /(?:[\s,;:，、；：–—-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d})+$/u;

/** Where speech inside and the quote end together, one mark closes both. */
const innerEnd = /(?<=[.!?…。！？؟।])'+$/u;

/** A sentence between marks, its own inner marks made single, ending as a sentence does. */
export function inQuotationMarks(sentence: string, code: string): string {
  const [open, close] = marks[code] ?? ['“', '”'];
  const inner = sentence
    .replace(/["“”„«»「」『』]/gu, "'")
    .replace(trailing, '')
    .replace(innerEnd, '');
  return `${open}${ended.test(inner) ? inner : `${inner}${punctuationOf(code).stop}`}${close}`;
}

/** Words that nothing should end on. */
const weakEnd =
  /(?:\s(?:a|an|the|of|to|in|on|at|and|or|but|so|that|because|which|who|if|as|my|his|her|their|its|for|with|from|by|i|we|it|is|was|had|have|one|them|any|some|than))+$/iu;

/** What a cut leaves before a clause that stands without it: "…and it worked". */
const leadingAnd =
  /^…?(?:and (?=(?:i|you|he|she|it|we|they|my|our|his|her|their|the|an?|this|that|these|those|there|nobody|everyone|nothing)(?:['’]\p{L}+)?\b))?/iu;

/** "She", "and it": what only the clause before a cut explains. */
const leaningTail =
  /^(?:(?:and|but|so|und|aber|et|mais|y|pero|e|mas|ma|en|maar) )?(?:he|she|it|they|that|these|those|er|sie|es|il|elle|ça|él|ella|ele|ela|lui|lei|hij|zij)(?!\p{L})/iu;

const wordCount = (text: string) => text.split(/\s+/u).length;

/** Longer than any sentence that is read: words without spaces, or a key that was held down. */
const mostCharacters = 240;

/**
 * Which part of a long sentence is kept: its end, where the weight is; or what fits from its start, to a pause; or an end
 * that begins with "she".
 */
export function shortenSentence(sentence: string, words: number): string {
  if (sentence.length > mostCharacters) return shortenSentence(firstCharacters(sentence), words);
  if (wordCount(sentence) <= words) return sentence;
  const parts = splitClauses(sentence);
  const least = Math.max(5, Math.ceil(words * 0.7));
  const tails = parts
    .slice(1)
    .map((_, at) => tailFrom(sentence, parts, at + 1))
    .filter((tail) => wordCount(tail) <= words && wordCount(tail) >= least)
    .filter((tail) => !endsNearNegation(sentence.slice(0, -tail.length)));
  const standing = tails.find((tail) => !leaningTail.test(tail));
  if (standing !== undefined) return `…${standing.replace(leadingAnd, '')}`;
  const head = `${sentence.split(' ').slice(0, words).join(' ')} `;
  const clause = Math.max(...[', ', '; ', ' – ', ' — ', ': '].map((mark) => head.lastIndexOf(mark)));
  const isClause = wordCount(head.slice(0, Math.max(0, clause))) >= least;
  const [leaning] = tails;
  if (!isClause && leaning !== undefined) return `…${leaning.replace(leadingAnd, '')}`;
  return `${head
    .slice(0, isClause ? clause : head.length - 1)
    .replace(weakEnd, '')
    .replace(trailing, '')}…`;
}

/** What of a text fits, never half a character, to the end of a word where there is one. */
function firstCharacters(sentence: string): string {
  const head = Array.from(sentence.slice(0, mostCharacters - 1))
    .slice(0, -1)
    .join('');
  const space = head.lastIndexOf(' ');
  return `${head.slice(0, space > mostCharacters / 2 ? space : head.length).replace(trailing, '')}…`;
}

/** The sentence from its nth clause on, exactly as written. */
function tailFrom(sentence: string, parts: readonly string[], from: number): string {
  let at = 0;
  for (const part of parts.slice(0, from)) at = sentence.indexOf(part, at) + part.length;
  return sentence.slice(at).trimStart();
}
