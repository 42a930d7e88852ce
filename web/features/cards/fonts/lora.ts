import cyrillicItalic from '@fontsource-variable/lora/files/lora-cyrillic-wght-italic.woff2?url';
import cyrillic from '@fontsource-variable/lora/files/lora-cyrillic-wght-normal.woff2?url';
import latinExtItalic from '@fontsource-variable/lora/files/lora-latin-ext-wght-italic.woff2?url';
import latinExt from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2?url';
import basicItalic from '@fontsource-variable/lora/files/lora-latin-wght-italic.woff2?basic-latin';
import latinItalic from '@fontsource-variable/lora/files/lora-latin-wght-italic.woff2?url';
import basic from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?basic-latin';
import latin from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { CYRILLIC, LATIN, LATIN_EXT } from './unicode-ranges.ts';

const family = 'Lora';
const weight = '400 700';

export const lora: readonly FontFile[] = [
  { family, weight, style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
  { family, weight, style: 'italic', url: latinItalic, basicUrl: basicItalic, unicodeRange: LATIN },
  { family, weight, style: 'normal', url: latinExt, unicodeRange: LATIN_EXT },
  { family, weight, style: 'italic', url: latinExtItalic, unicodeRange: LATIN_EXT },
  { family, weight, style: 'normal', url: cyrillic, unicodeRange: CYRILLIC },
  { family, weight, style: 'italic', url: cyrillicItalic, unicodeRange: CYRILLIC },
];
