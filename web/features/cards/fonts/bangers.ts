import basic from '@fontsource/bangers/files/bangers-latin-400-normal.woff2?basic-latin';
import latin from '@fontsource/bangers/files/bangers-latin-400-normal.woff2?url';
import latinExt from '@fontsource/bangers/files/bangers-latin-ext-400-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Bangers';

export const bangers: readonly FontFile[] = [
  { family, weight: '400', style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
  { family, weight: '400', style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
];
