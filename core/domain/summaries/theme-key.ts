/** Return the key by which theme names are compared: names that differ only in case or spaces are the same theme. */
export const themeKey = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
