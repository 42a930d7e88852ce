// Some card layouts have limited space for a key theme (SPECIFICATION 9: 15 characters in the retro layout, 18 in the
// terminal layout). A longer theme loses what follows a comma or an "and". If that is still too long, it is cut and gets
// an ellipsis, which counts as a character: after a word that can stand at the end, else inside a word.
import themeWords from '../data/theme-words.json' with { type: 'json' };

const and = new Set(themeWords.and);
const open = new Set([...themeWords.and, ...themeWords.open]);

const BREAK_AFTER_WORD = /[,،、，;；:：&+/()–—]+$/u;
const TRAILING_BREAKS = /[\s,،、，;；:：&+/()–—]+$/u;

/** Shorten a key theme to at most `characters` code points; without a limit return it whole. */
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

/** Whether the words around an "and" probably describe one noun after both, as in "Black and white photos". */
function isOneThing(words: readonly string[], index: number): boolean {
  const after = words.slice(index + 1);
  return index === 1 && after.length === 2 && !after.some((word) => open.has(word.toLowerCase()));
}

/** Return the theme up to each comma and each "and", the longest part first, without parts that end with an open word. */
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

/** Join the words without punctuation at the end. */
const trimmed = (words: readonly string[]): string => words.join(' ').replace(TRAILING_BREAKS, '');

/** Join the words without those at the end that need another one after them, and without punctuation there. */
function withoutOpenEnd(words: readonly string[]): string {
  const isOpen = (word: string) => open.has(word.toLowerCase()) || !/[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(word);
  const kept = [...words];
  while (kept.length > 0 && isOpen((kept[kept.length - 1] ?? '').replace(BREAK_AFTER_WORD, ''))) kept.pop();
  return kept.join(' ').replace(BREAK_AFTER_WORD, '');
}
