import latin from '@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff2?url';
import type { FontFile } from './font-file.ts';
import { LATIN } from './unicode-ranges.ts';

/** It has no `basicUrl`: its kerning is in an old kind of table, which HarfBuzz drops from a subset. */
export const permanentMarker: readonly FontFile[] = [
  { family: 'Permanent Marker', weight: '400', style: 'normal', url: latin, unicodeRange: LATIN },
];
