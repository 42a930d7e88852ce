import basic from '@fontsource/share-tech-mono/files/share-tech-mono-latin-400-normal.woff2?basic-latin';
import latin from '@fontsource/share-tech-mono/files/share-tech-mono-latin-400-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN } from './unicode-ranges.ts';

export const shareTechMono: readonly FontFile[] = [
  { family: 'Share Tech Mono', weight: '400', style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
];
