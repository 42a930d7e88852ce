/**
 * Whether letters may be set apart: only where each stands by itself. Arabic and Indic letters join, and would break;
 * for layouts that space their capitals.
 */
export const canBeSpaced = (text: string): boolean => /^[ -\u052f\u1e00-\u206f\u2190-\u21ff]*$/.test(text);

/**
 * The class (card.css) of a text of few words in large type: its words stay whole and the type gets smaller instead,
 * unless one is longer than so many characters, or is not set apart by spaces as in Chinese.
 */
export const wordBreaks = (text: string, maxCharacters: number): 'whole-words' | 'any-break' =>
  text.split(/[\s-]+/).every((word) => word.length <= maxCharacters) ? 'whole-words' : 'any-break';

/** Whether a text begins in a script that is written from right to left: what is drawn under it belongs on that side. */
export const isRightToLeft = (text: string): boolean => /^[^A-Za-z\u00c0-\u058f]*[\u0590-\u08ff]/.test(text);
