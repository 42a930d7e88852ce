// Some card layouts have limited space for a key theme (SPECIFICATION 9: 15 characters in the retro layout, 18 in the
// terminal layout). A longer theme is cut, after a whole word if possible, and gets an ellipsis, which counts as a
// character.

/** Cut inside a word if whole words would fill less than this share of the space. */
const LEAST_FILLED = 0.5;

/** Shorten a key theme to at most `characters` code points; without a limit return it whole. */
export function shortTheme(theme: string, characters = Number.POSITIVE_INFINITY): string {
  const all = Array.from(theme.trim());
  if (all.length <= characters) return all.join('');
  const room = all.slice(0, characters - 1).join('');
  const endsAtWord = /^\s/.test(all[characters - 1] ?? '');
  const lastSpace = endsAtWord ? room.length : room.search(/\s\S*$/);
  return `${(lastSpace > room.length * LEAST_FILLED ? room.slice(0, lastSpace) : room).trimEnd()}…`;
}
