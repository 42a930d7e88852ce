// Cards cut long reflections to 200 characters, at the end of a word in every script. Only a word longer than the limit
// is cut inside, and then between two characters: half an emoji would be a broken symbol.
import { READ_MORE_CHARACTERS } from '../limits.ts';

const JOINS_TO_THE_ONE_BEFORE = /^(?:\p{M}|\u200d|\p{Emoji_Modifier})/u;
const JOINER = '\u200d';

/** A letter of a script without spaces between words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** How much text after the cut is read to find the end of the word or character at the cut. */
const LOOK_AHEAD_CHARACTERS = 100;

/** Cut a text that is longer than `limit`. A cut text does not end with a full stop, because the caller adds "…". */
export function cutText(
  text: string,
  limit = READ_MORE_CHARACTERS,
): { readonly text: string; readonly isCut: boolean } {
  if (text.length <= limit) return { text, isCut: false };
  const end = endOfWord(text, limit) ?? endOfCharacter(text, limit);
  return { text: text.slice(0, end || limit).replace(/[\s.…]+$/, ''), isCut: true };
}

/** Return the last end of a word up to the limit, or null if the word at the limit is longer than the limit. */
function endOfWord(text: string, limit: number): number | null {
  if (/\s/.test(text.charAt(limit))) return limit;
  const start = text.slice(0, limit).search(/\S+$/);
  if (start < 0) return limit;
  // Only in scripts without spaces, such as Chinese, can there be more than one word between two spaces.
  const end = UNSPACED.test(text.slice(start, limit)) ? startOfSegment(text, limit, 'word') : null;
  if (end !== null && end > start) return end;
  const isLongerThanLimit = /^\S+/.exec(text.slice(start, start + limit + 1))?.[0].length === limit + 1;
  return isLongerThanLimit || text.slice(0, start).trim() === '' ? null : start;
}

function endOfCharacter(text: string, limit: number): number {
  const start = startOfSegment(text, limit, 'grapheme');
  if (start !== null) return start;
  let end = limit;
  while (end > 0 && isInsideCharacter(text, end)) end -= 1;
  return end;
}

/** Return where the word or character at `at` begins, or null in a web view without Intl.Segmenter. */
function startOfSegment(text: string, at: number, granularity: 'word' | 'grapheme'): number | null {
  if (!('Segmenter' in Intl)) return null;
  const near = text.slice(0, at + LOOK_AHEAD_CHARACTERS);
  // biome-ignore lint/plugin: tested above
  return new Intl.Segmenter('en', { granularity }).segment(near).containing(at)?.index ?? null;
}

function isInsideCharacter(text: string, at: number): boolean {
  const isLowSurrogate = /[\udc00-\udfff]/.test(text.charAt(at));
  return isLowSurrogate || text.charAt(at - 1) === JOINER || JOINS_TO_THE_ONE_BEFORE.test(text.slice(at, at + 2));
}
