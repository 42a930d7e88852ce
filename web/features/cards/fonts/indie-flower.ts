import basic from '@fontsource/indie-flower/files/indie-flower-latin-400-normal.woff2?basic-latin';
import latin from '@fontsource/indie-flower/files/indie-flower-latin-400-normal.woff2?url';
import latinExt from '@fontsource/indie-flower/files/indie-flower-latin-ext-400-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Indie Flower';

export const indieFlower: readonly FontFile[] = [
  { family, weight: '400', style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
  { family, weight: '400', style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
];
