import { endsNearNegation, splitClauses } from '../read/clauses.ts';

/** Marks and emoji at the end of a sentence, except for its full stop. */
export const trailingMarks = /(?:[\s,;:，、；：–—-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d})+$/u;

/** Words that a shortened sentence must not end with. */
const weakEnd =
  /(?:\s(?:a|an|the|of|to|in|on|at|and|or|but|so|that|because|which|who|if|as|my|his|her|their|its|for|with|from|by|i|we|it|is|was|had|have|one|them|any|some|than))+$/iu;

/** "And" before a clause that is complete without it: "…and it worked". */
const leadingAnd =
  /^…?(?:and (?=(?:i|you|he|she|it|we|they|my|our|his|her|their|the|an?|this|that|these|those|there|nobody|everyone|nothing)(?:['’]\p{L}+)?\b))?/iu;

/** An opening that is unclear without the clause before it: "she", "and it". */
const dependentTail =
  /^(?:(?:and|but|so|und|aber|et|mais|y|pero|e|mas|ma|en|maar) )?(?:he|she|it|they|that|these|those|er|sie|es|il|elle|ça|él|ella|ele|ela|lui|lei|hij|zij)(?!\p{L})/iu;

const wordCount = (text: string) => text.split(/\s+/u).length;

/** In characters. A longer sentence usually has no spaces, or repeats one key. */
const mostCharacters = 240;

/**
 * Shorten a sentence to at most `words` words, with an ellipsis at the cut. Prefer to keep its end; then its start up to
 * a pause; then an end that begins with an unclear pronoun.
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
  const complete = tails.find((tail) => !dependentTail.test(tail));
  if (complete !== undefined) return `…${complete.replace(leadingAnd, '')}`;
  const head = `${sentence.split(' ').slice(0, words).join(' ')} `;
  const clause = Math.max(...[', ', '; ', ' – ', ' — ', ': '].map((mark) => head.lastIndexOf(mark)));
  const isClause = wordCount(head.slice(0, Math.max(0, clause))) >= least;
  const [dependent] = tails;
  if (!isClause && dependent !== undefined) return `…${dependent.replace(leadingAnd, '')}`;
  return `${head
    .slice(0, isClause ? clause : head.length - 1)
    .replace(weakEnd, '')
    .replace(trailingMarks, '')}…`;
}

/** Return the start of a sentence, within the limit. Cut between words, or between characters without spaces. */
function firstCharacters(sentence: string): string {
  const head = Array.from(sentence.slice(0, mostCharacters - 1))
    .slice(0, -1)
    .join('');
  const space = head.lastIndexOf(' ');
  return `${head.slice(0, space > mostCharacters / 2 ? space : head.length).replace(trailingMarks, '')}…`;
}

/** Return the end of a sentence, from the clause at index `from`, exactly as written. */
function tailFrom(sentence: string, parts: readonly string[], from: number): string {
  let at = 0;
  for (const part of parts.slice(0, from)) at = sentence.indexOf(part, at) + part.length;
  return sentence.slice(at).trimStart();
}
