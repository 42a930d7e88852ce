import latinExt from '@fontsource-variable/josefin-sans/files/josefin-sans-latin-ext-wght-normal.woff2?url';
import basic from '@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2?basic-latin';
import latin from '@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Josefin Sans';
const weight = '100 700';

export const josefinSans: readonly FontFile[] = [
  { family, weight, style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
  { family, weight, style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
];
