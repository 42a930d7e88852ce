// Some card layouts have little space for a theme (SPECIFICATION 9). A theme that is too long is cut before a comma or
// an "and". If the first part is still too long, the theme is cut after a word that can end a phrase, or else inside a
// word. In both of these cases, an ellipsis follows.
import themeWords from '../data/theme-words.json' with { type: 'json' };

const and = new Set(themeWords.and);
const open = new Set([...themeWords.and, ...themeWords.open]);

const BREAK_AFTER_WORD = /[,،、，;；:：&+/()–—]+$/u;
const TRAILING_BREAKS = /[\s,،、，;；:：&+/()–—]+$/u;

/** Shorten a theme to at most `characters` code points, including the ellipsis. */
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

/**
 * Return whether the words on both sides of an "and" probably describe the same noun, as in "Black and white photos".
 */
function isOneThing(words: readonly string[], index: number): boolean {
  const after = words.slice(index + 1);
  return index === 1 && after.length === 2 && !after.some((word) => open.has(word.toLowerCase()));
}

/**
 * Return the beginnings of a theme up to each comma and each "and", longest first. Leave out beginnings whose last word
 * needs a further word (such as "the").
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

const trimmed = (words: readonly string[]): string => words.join(' ').replace(TRAILING_BREAKS, '');

/** Drop words at the end that need a further word, such as "the", and then punctuation at the end. */
function withoutOpenEnd(words: readonly string[]): string {
  const isOpen = (word: string) => open.has(word.toLowerCase()) || !/[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(word);
  const kept = [...words];
  while (kept.length > 0 && isOpen((kept[kept.length - 1] ?? '').replace(BREAK_AFTER_WORD, ''))) kept.pop();
  return kept.join(' ').replace(BREAK_AFTER_WORD, '');
}
