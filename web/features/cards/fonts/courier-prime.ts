import basic from '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2?basic-latin';
import latin from '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2?url';
import basicBold from '@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff2?basic-latin';
import latinBold from '@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff2?url';
import latinExt from '@fontsource/courier-prime/files/courier-prime-latin-ext-400-normal.woff2?url';
import latinExtBold from '@fontsource/courier-prime/files/courier-prime-latin-ext-700-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Courier Prime';

export const courierPrime: readonly FontFile[] = [
  { family, weight: '400', style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
  { family, weight: '700', style: 'normal', url: latinBold, basicUrl: basicBold, unicodeRange: LATIN },
  { family, weight: '400', style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
  { family, weight: '700', style: 'normal', url: latinExtBold, unicodeRange: LATIN_EXT },
];
