/**
 * Return whether a layout may add space between letters. Space would separate the joined letters of Arabic and Indic
 * scripts.
 */
export const canBeSpaced = (text: string): boolean => /^[ -\u052f\u1e00-\u206f\u2190-\u21ff]*$/.test(text);

/**
 * Return the CSS class (card.css) for a short, large text. With `whole-words`, the font shrinks until no word breaks. A
 * text with a word of more than `maxCharacters` gets `any-break`. A Chinese text without spaces counts as one word.
 */
export const wordBreaks = (text: string, maxCharacters: number): 'whole-words' | 'any-break' =>
  text.split(/[\s-]+/).every((word) => word.length <= maxCharacters) ? 'whole-words' : 'any-break';

/** Return whether a text begins in a right-to-left script. Its underline is then mirrored on the right. */
export const isRightToLeft = (text: string): boolean => /^[^A-Za-z\u00c0-\u058f]*[\u0590-\u08ff]/.test(text);
