import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import latinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import basic from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?basic-latin';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { CYRILLIC, LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Inter';
const weight = '100 900';

export const inter: readonly FontFile[] = [
  { family, weight, style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
  { family, weight, style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
  { family, weight, style: 'normal', url: cyrillic, unicodeRange: CYRILLIC },
];
