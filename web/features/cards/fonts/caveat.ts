import cyrillic from '@fontsource/caveat/files/caveat-cyrillic-600-normal.woff2?url';
import basic from '@fontsource/caveat/files/caveat-latin-600-normal.woff2?basic-latin';
import latin from '@fontsource/caveat/files/caveat-latin-600-normal.woff2?url';
import latinExt from '@fontsource/caveat/files/caveat-latin-ext-600-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { CYRILLIC, LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Caveat';

/** One weight that is readable at every size, so that fewer files are loaded. */
export const caveat: readonly FontFile[] = [
  { family, weight: '600', style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
  { family, weight: '600', style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
  { family, weight: '600', style: 'normal', url: cyrillic, unicodeRange: CYRILLIC },
];
