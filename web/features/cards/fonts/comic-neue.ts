import basicBold from '@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff2?basic-latin';
import bold from '@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN } from './unicode-ranges.ts';

/** The publisher offers this font only for Latin characters. */
export const comicNeue: readonly FontFile[] = [
  { family: 'Comic Neue', weight: '700', style: 'normal', url: bold, basicUrl: basicBold, unicodeRange: LATIN },
];
