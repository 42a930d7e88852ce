import basic from '@fontsource-variable/orbitron/files/orbitron-latin-wght-normal.woff2?basic-latin';
import latin from '@fontsource-variable/orbitron/files/orbitron-latin-wght-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN } from './unicode-ranges.ts';

export const orbitron: readonly FontFile[] = [
  { family: 'Orbitron', weight: '400 900', style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
];
