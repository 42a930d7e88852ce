// Some card layouts have a fixed room for a key theme (SPECIFICATION 9: 15 characters in the retro layout, 18 in the
// terminal one). A longer one ends at a word where it can, and says so by an ellipsis, which counts as a character.

/** What of the room the words must fill; where they leave more than half of it empty, a word is cut after all. */
const LEAST_FILLED = 0.5;

/** A key theme in at most so many characters as a reader counts them, or whole when no number is given. */
export function shortTheme(theme: string, characters = Number.POSITIVE_INFINITY): string {
  const all = Array.from(theme.trim());
  if (all.length <= characters) return all.join('');
  const room = all.slice(0, characters - 1).join('');
  const endsAtWord = /^\s/.test(all[characters - 1] ?? '');
  const lastSpace = endsAtWord ? room.length : room.search(/\s\S*$/);
  return `${(lastSpace > room.length * LEAST_FILLED ? room.slice(0, lastSpace) : room).trimEnd()}…`;
}
