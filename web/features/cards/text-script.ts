/**
 * Whether letters may be set apart: only where each stands by itself. Arabic and Indic letters join, and would break;
 * for the layout that spaces its capitals.
 */
export const canBeSpaced = (text: string): boolean => /^[ -\u052f\u1e00-\u206f\u2190-\u21ff]*$/.test(text);
