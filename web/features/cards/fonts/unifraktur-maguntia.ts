import basic from '@fontsource/unifrakturmaguntia/files/unifrakturmaguntia-latin-400-normal.woff2?basic-latin';
import latin from '@fontsource/unifrakturmaguntia/files/unifrakturmaguntia-latin-400-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN } from './unicode-ranges.ts';

export const unifrakturMaguntia: readonly FontFile[] = [
  { family: 'UnifrakturMaguntia', weight: '400', style: 'normal', url: latin, basicUrl: basic, unicodeRange: LATIN },
];
