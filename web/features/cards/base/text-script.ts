/**
 * Whether a layout may space the letters of a text. Spacing would break apart the joined letters of Arabic and Indic
 * scripts.
 */
export const canBeSpaced = (text: string): boolean => /^[ -\u052f\u1e00-\u206f\u2190-\u21ff]*$/.test(text);

/**
 * Return the class (card.css) of a short text in large type. With `whole-words`, the type shrinks until no word breaks.
 * With `any-break`, words may break. Return `any-break` if a word is longer than `maxCharacters`. A Chinese text has no
 * spaces, so it counts as one word.
 */
export const wordBreaks = (text: string, maxCharacters: number): 'whole-words' | 'any-break' =>
  text.split(/[\s-]+/).every((word) => word.length <= maxCharacters) ? 'whole-words' : 'any-break';

/** Whether a text begins in a right-to-left script. The underline of such a text is on the right and mirrored. */
export const isRightToLeft = (text: string): boolean => /^[^A-Za-z\u00c0-\u058f]*[\u0590-\u08ff]/.test(text);
