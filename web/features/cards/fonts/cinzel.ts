import latinExt from '@fontsource-variable/cinzel/files/cinzel-latin-ext-wght-normal.woff2?url';
import basic from '@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2?basic-latin';
import latin from '@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Cinzel';
const weight = '400 900';

export const cinzel: readonly FontFile[] = [
  { family, weight, style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
  { family, weight, style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
];
