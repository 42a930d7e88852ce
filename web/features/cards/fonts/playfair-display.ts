import cyrillicItalic from '@fontsource-variable/playfair-display/files/playfair-display-cyrillic-wght-italic.woff2?url';
import cyrillic from '@fontsource-variable/playfair-display/files/playfair-display-cyrillic-wght-normal.woff2?url';
import latinExtItalic from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-italic.woff2?url';
import latinExt from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2?url';
import latinItalic from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-italic.woff2?url';
import latin from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { CYRILLIC, LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Playfair Display';
const weight = '400 900';

export const playfairDisplay: readonly FontFile[] = [
  { family, weight, style: 'normal', url: latin, unicodeRange: LATIN },
  { family, weight, style: 'italic', url: latinItalic, unicodeRange: LATIN },
  { family, weight, style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
  { family, weight, style: 'italic', url: latinExtItalic, unicodeRange: LATIN_EXT },
  { family, weight, style: 'normal', url: cyrillic, unicodeRange: CYRILLIC },
  { family, weight, style: 'italic', url: cyrillicItalic, unicodeRange: CYRILLIC },
];
