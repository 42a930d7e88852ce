/**
 * Return whether a layout may add space between letters. Space would separate the joined letters of Arabic and Indic
 * scripts.
 */
export const canBeSpaced = (text: string): boolean => /^[ -\u052f\u1e00-\u206f\u2190-\u21ff]*$/.test(text);

/**
 * Return the CSS class (card.css) that controls the line breaks of a short, large text. With `whole-words`, the font
 * shrinks until every word fits into a line. If a word has more than `maxCharacters`, return `any-break`, which allows
 * a break inside a word. A Chinese text without spaces counts as one word.
 */
export const wordBreaks = (text: string, maxCharacters: number): 'whole-words' | 'any-break' =>
  text.split(/[\s-]+/).every((word) => word.length <= maxCharacters) ? 'whole-words' : 'any-break';

/** Return whether a text begins in a right-to-left script. Some layouts then mirror the underline of the text. */
export const isRightToLeft = (text: string): boolean => /^[^A-Za-z\u00c0-\u058f]*[\u0590-\u08ff]/.test(text);
