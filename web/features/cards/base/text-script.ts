/**
 * Whether letter-spacing is allowed, for layouts that space their capitals. Arabic and Indic letters join and would break
 * apart.
 */
export const canBeSpaced = (text: string): boolean => /^[ -\u052f\u1e00-\u206f\u2190-\u21ff]*$/.test(text);

/**
 * Return the class (card.css) of a short text in large type: words are not broken, the type shrinks instead. Words may
 * break when one is longer than the given number of characters, or in scripts without spaces, such as Chinese.
 */
export const wordBreaks = (text: string, maxCharacters: number): 'whole-words' | 'any-break' =>
  text.split(/[\s-]+/).every((word) => word.length <= maxCharacters) ? 'whole-words' : 'any-break';

/** Whether a text begins in a right-to-left script: its underline then belongs on the right. */
export const isRightToLeft = (text: string): boolean => /^[^A-Za-z\u00c0-\u058f]*[\u0590-\u08ff]/.test(text);
