// Some card layouts have limited space for a key theme (SPECIFICATION 9: 15 characters in the retro layout, 18 in the
// terminal layout). A theme that is too long is shortened to the part before a comma or an "and". If no such part fits,
// the theme is cut after a word that can be the last one, or else inside a word. A cut theme gets an ellipsis, which
// counts as a character.
import themeWords from '../data/theme-words.json' with { type: 'json' };

const and = new Set(themeWords.and);
const open = new Set([...themeWords.and, ...themeWords.open]);

const BREAK_AFTER_WORD = /[,،、，;；:：&+/()–—]+$/u;
const TRAILING_BREAKS = /[\s,،、，;；:：&+/()–—]+$/u;

/** Shorten a key theme to at most `characters` code points. Without a limit, return it whole. */
export function shortTheme(theme: string, characters = Number.POSITIVE_INFINITY): string {
  const all = Array.from(theme.trim());
  if (all.length <= characters) return all.join('');
  const first = firstParts(theme.trim()).find((part) => Array.from(part).length <= characters);
  if (first !== undefined) return first;
  const room = all.slice(0, characters - 1).join('');
  const endsAtWord = /^\s/.test(all[characters - 1] ?? '');
  const words = withoutOpenEnd((endsAtWord ? room : room.replace(/\S*$/, '')).split(/\s+/));
  return `${words || room.trimEnd()}…`;
}

/** Whether the words on both sides of an "and" probably describe the same noun, as in "Black and white photos". */
function isOneThing(words: readonly string[], index: number): boolean {
  const after = words.slice(index + 1);
  return index === 1 && after.length === 2 && !after.some((word) => open.has(word.toLowerCase()));
}

/**
 * Return the parts of the theme before each comma and each "and", the longest first. Omit parts that end with an open
 * word, which needs another word after it.
 */
function firstParts(theme: string): string[] {
  const words = theme.split(/\s+/);
  return words
    .flatMap((word, index) => {
      const isBreak = index > 0 && (and.has(word.toLowerCase()) || /^\P{L}+$/u.test(word));
      if (isBreak && isOneThing(words, index)) return [];
      if (isBreak) return [words.slice(0, index)];
      return BREAK_AFTER_WORD.test(word) ? [words.slice(0, index + 1)] : [];
    })
    .map(trimmed)
    .filter((part) => part !== '' && part === withoutOpenEnd(part.split(' ')))
    .reverse();
}

/** Join the words, and remove punctuation at the end. */
const trimmed = (words: readonly string[]): string => words.join(' ').replace(TRAILING_BREAKS, '');

/**
 * Drop words at the end that need another word after them. Join the remaining words, and remove punctuation at the end.
 */
function withoutOpenEnd(words: readonly string[]): string {
  const isOpen = (word: string) => open.has(word.toLowerCase()) || !/[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(word);
  const kept = [...words];
  while (kept.length > 0 && isOpen((kept[kept.length - 1] ?? '').replace(BREAK_AFTER_WORD, ''))) kept.pop();
  return kept.join(' ').replace(BREAK_AFTER_WORD, '');
}
