import latinExt from '@fontsource-variable/quicksand/files/quicksand-latin-ext-wght-normal.woff2?url';
import basic from '@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2?basic-latin';
import latin from '@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Quicksand';
const weight = '300 700';

export const quicksand: readonly FontFile[] = [
  { family, weight, style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
  { family, weight, style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
];
