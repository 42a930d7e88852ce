import cyrillicItalic from '@fontsource/playfair-display/files/playfair-display-cyrillic-400-italic.woff2?url';
import basicItalic from '@fontsource/playfair-display/files/playfair-display-latin-400-italic.woff2?basic-latin';
import latinItalic from '@fontsource/playfair-display/files/playfair-display-latin-400-italic.woff2?url';
import latinExtItalic from '@fontsource/playfair-display/files/playfair-display-latin-ext-400-italic.woff2?url';
import cyrillic from '@fontsource-variable/playfair-display/files/playfair-display-cyrillic-wght-normal.woff2?url';
import latinExt from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2?url';
import basic from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?basic-latin';
import latin from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { CYRILLIC, LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Playfair Display';
const normal = { family, weight: '400 900', style: 'normal' } as const;
// Italics have one weight on a card. A file with one weight is little more than half as large as a variable font.
const italic = { family, weight: '400', style: 'italic' } as const;

export const playfairDisplay: readonly FontFile[] = [
  { ...normal, url: latin, basicUrl: basic, unicodeRange: LATIN },
  { ...italic, url: latinItalic, basicUrl: basicItalic, unicodeRange: LATIN },
  { ...normal, url: latinExt, unicodeRange: LATIN_EXT },
  { ...italic, url: latinExtItalic, unicodeRange: LATIN_EXT },
  { ...normal, url: cyrillic, unicodeRange: CYRILLIC },
  { ...italic, url: cyrillicItalic, unicodeRange: CYRILLIC },
];
