import cyrillic from '@fontsource/old-standard-tt/files/old-standard-tt-cyrillic-400-normal.woff2?url';
import cyrillicBold from '@fontsource/old-standard-tt/files/old-standard-tt-cyrillic-700-normal.woff2?url';
import basicItalic from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2?basic-latin';
import latinItalic from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2?url';
import basic from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2?basic-latin';
import latin from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2?url';
import basicBold from '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2?basic-latin';
import latinBold from '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2?url';
import latinExt from '@fontsource/old-standard-tt/files/old-standard-tt-latin-ext-400-normal.woff2?url';
import latinExtBold from '@fontsource/old-standard-tt/files/old-standard-tt-latin-ext-700-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { CYRILLIC, LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Old Standard TT';

export const oldStandardTt: readonly FontFile[] = [
  { family, weight: '400', style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
  { family, weight: '400', style: 'italic', url: latinItalic, basicUrl: basicItalic, unicodeRange: LATIN },
  { family, weight: '700', style: 'normal', url: latinBold, basicUrl: basicBold, unicodeRange: LATIN },
  { family, weight: '400', style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
  { family, weight: '700', style: 'normal', url: latinExtBold, unicodeRange: LATIN_EXT },
  { family, weight: '400', style: 'normal', url: cyrillic, unicodeRange: CYRILLIC },
  { family, weight: '700', style: 'normal', url: cyrillicBold, unicodeRange: CYRILLIC },
];
