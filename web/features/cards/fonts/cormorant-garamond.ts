import cyrillic from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-cyrillic-wght-normal.woff2?url';
import latinExtItalic from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-ext-wght-italic.woff2?url';
import latinExt from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-ext-wght-normal.woff2?url';
import basicItalic from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-italic.woff2?basic-latin';
import latinItalic from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-italic.woff2?url';
import basic from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?basic-latin';
import latin from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { CYRILLIC, LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Cormorant Garamond';
const weight = '300 700';

export const cormorantGaramond: readonly FontFile[] = [
  { family, weight, style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
  { family, weight, style: 'italic', url: latinItalic, basicUrl: basicItalic, unicodeRange: LATIN },
  { family, weight, style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
  { family, weight, style: 'italic', url: latinExtItalic, unicodeRange: LATIN_EXT },
  { family, weight, style: 'normal', url: cyrillic, unicodeRange: CYRILLIC },
];
