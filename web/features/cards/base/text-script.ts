/**
 * Whether a layout may add space between the letters of a text. Space would separate the joined letters of Arabic and
 * Indic scripts.
 */
export const canBeSpaced = (text: string): boolean => /^[ -\u052f\u1e00-\u206f\u2190-\u21ff]*$/.test(text);

/**
 * Return the CSS class (card.css) that controls word breaks in a short, large text. With `whole-words`, the font size
 * shrinks until no word breaks. Return `any-break`, which lets words break, if a word is longer than `maxCharacters`. A
 * Chinese text has no spaces, so it counts as one word.
 */
export const wordBreaks = (text: string, maxCharacters: number): 'whole-words' | 'any-break' =>
  text.split(/[\s-]+/).every((word) => word.length <= maxCharacters) ? 'whole-words' : 'any-break';

/** Whether a text begins in a right-to-left script. If so, its underline is drawn on the right and mirrored. */
export const isRightToLeft = (text: string): boolean => /^[^A-Za-z\u00c0-\u058f]*[\u0590-\u08ff]/.test(text);
