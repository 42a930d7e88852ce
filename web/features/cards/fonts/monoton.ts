import basic from '@fontsource/monoton/files/monoton-latin-400-normal.woff2?basic-latin';
import latin from '@fontsource/monoton/files/monoton-latin-400-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN } from './unicode-ranges.ts';

export const monoton: readonly FontFile[] = [
  { family: 'Monoton', weight: '400', style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
];
