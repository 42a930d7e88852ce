import basic from '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2?basic-latin';
import latin from '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2?url';
import latinExt from '@fontsource/patrick-hand/files/patrick-hand-latin-ext-400-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Patrick Hand';

export const patrickHand: readonly FontFile[] = [
  { family, weight: '400', style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
  { family, weight: '400', style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
];
