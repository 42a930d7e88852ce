/** Return a theme's name for comparisons: two names are one theme if only case or spaces differ. */
export const themeKey = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
