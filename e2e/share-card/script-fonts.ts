/// <reference types="vite/client" />
import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2?url';
import arabicRanges from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' };
import japaneseRanges from '@fontsource-variable/noto-sans-jp/unicode.json' with { type: 'json' };
import type { Design } from '../../web/features/cards/base/design.ts';
import type { FontFile } from '../../web/features/cards/fonts/font-file.ts';

/**
 * Fonts for Japanese and Arabic. The product draws these scripts with system fonts, which a test machine may lack. So
 * in tests, every design falls back to these fonts, on the page and in the exported picture.
 */
const japanese = 'Noto Sans JP Variable';
const arabicFamily = 'Noto Sans Arabic';

const addresses = import.meta.glob<string>('../../node_modules/@fontsource-variable/noto-sans-jp/files/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Remove Latin letters and punctuation from a unicode-range, because the design's own font draws them. */
const ownRange = (range: string): string =>
  range
    .split(',')
    .filter((span) => Number.parseInt(span.trim().slice(2), 16) > 0x2fff)
    .join(',');

/**
 * The Japanese font has many files. The unicode-range with the key `[7]` belongs to the file with `-7-` in its name.
 */
const japanesePieces = Object.entries(japaneseRanges).flatMap(([piece, range]): FontFile[] => {
  const found = Object.entries(addresses).find(([path]) => path.includes(`/noto-sans-jp-${piece.slice(1, -1)}-`));
  const unicodeRange = ownRange(range);
  return found && unicodeRange
    ? [{ family: japanese, url: found[1], weight: '100 900', style: 'normal', unicodeRange }]
    : [];
});

export const scriptFonts: readonly FontFile[] = [
  ...japanesePieces,
  { family: arabicFamily, url: arabic, weight: '400', style: 'normal', unicodeRange: arabicRanges.arabic },
];

const withScripts = (stack: string): string => stack.replace(',', `, '${arabicFamily}', '${japanese}',`);

/** Return the design with the Japanese and Arabic fonts as fallbacks for characters that its own fonts lack. */
export const designWithScripts = (design: Design): Design => ({
  ...design,
  palette: {
    ...design.palette,
    headingFont: withScripts(design.palette.headingFont),
    bodyFont: withScripts(design.palette.bodyFont),
  },
});
