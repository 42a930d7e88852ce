import latin from '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2?url';
import latinBold from '@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff2?url';
import latinExt from '@fontsource/courier-prime/files/courier-prime-latin-ext-400-normal.woff2?url';
import latinExtBold from '@fontsource/courier-prime/files/courier-prime-latin-ext-700-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Courier Prime';

export const courierPrime: readonly FontFile[] = [
  { family, weight: '400', style: 'normal', url: latin, unicodeRange: LATIN },
  { family, weight: '700', style: 'normal', url: latinBold, unicodeRange: LATIN },
  { family, weight: '400', style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
  { family, weight: '700', style: 'normal', url: latinExtBold, unicodeRange: LATIN_EXT },
];
