/** Names that differ only in case or spaces are the same theme and have the same key. */
export const themeKey = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
