// Cards cut long reflections at 200 characters, with "Read more". The cut is never inside a character: half an emoji
// or a lost accent would show as a broken symbol.
import { READ_MORE_CHARACTERS } from '../limits.ts';

const JOINS_TO_THE_ONE_BEFORE = /^(?:\p{M}|\u200d|\p{Emoji_Modifier})/u;
const JOINER = '\u200d';

/**
 * Return the text up to the limit, and whether it was cut. A cut text has no full stop at its end: the caller adds
 * "…".
 */
export function cutText(
  text: string,
  limit = READ_MORE_CHARACTERS,
): { readonly text: string; readonly isCut: boolean } {
  if (text.length <= limit) return { text, isCut: false };
  let end = limit;
  while (end > 0 && isInsideCharacter(text, end)) end -= 1;
  return { text: text.slice(0, end || limit).replace(/[\s.…]+$/, ''), isCut: true };
}

function isInsideCharacter(text: string, at: number): boolean {
  const isLowSurrogate = /[\udc00-\udfff]/.test(text.charAt(at));
  return isLowSurrogate || text.charAt(at - 1) === JOINER || JOINS_TO_THE_ONE_BEFORE.test(text.slice(at, at + 2));
}
