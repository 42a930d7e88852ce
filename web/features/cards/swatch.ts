// What a preview in the design picker shows. Apart from `load-design.ts`, because the first card does not need it.
import { queryOptions } from '@tanstack/react-query';
import type { CardMode, Design } from './base/design.ts';
import type { CardContent, Layout } from './base/layout.ts';
import { loadFonts } from './card-fonts.ts';
import { type DesignKey, designs } from './designs.ts';
import type { FontFile } from './fonts/font-file.ts';
import { covers } from './fonts/unicode-ranges.ts';
import { layouts } from './layouts.ts';

/**
 * Return the content of a preview in the design picker. Shorten a quote: at that size, only large type shows the design.
 * Keep a full text, because its preview shows how much text the design holds.
 */
export function swatchContent(content: CardContent): CardContent {
  const [first] = content.paragraphs;
  if (content.mode === 'fulltext') return content;
  return { ...content, paragraphs: first ? [first.slice(0, 1)] : [] };
}

/** Return the font file with the Latin letters of the first family in a font stack, if the design has it. */
function latinFont(fonts: readonly FontFile[], stack: string): FontFile | undefined {
  const [family = ''] = stack.split(',');
  const name = family.replace(/['"]/g, '').trim();
  return fonts.find((file) => file.family === name && covers(file.unicodeRange, 'A'));
}

/**
 * Return the font files that a preview in the design picker needs: the Latin letters of the heading's font and, for a
 * full text, those of the text's font, which decides how large the text is.
 */
export function swatchFonts({ fonts, palette }: Design, mode: CardMode): readonly FontFile[] {
  const stacks = mode === 'quote' ? [palette.headingFont] : [palette.headingFont, palette.bodyFont];
  return [...new Set(stacks.flatMap((stack) => latinFont(fonts, stack) ?? []))];
}

/** Load the layout and the fonts for a preview in the design picker. */
async function loadSwatch(key: DesignKey, mode: CardMode): Promise<Layout> {
  const design = designs[key];
  const [layout] = await Promise.all([layouts[design.layout](design), loadFonts(swatchFonts(design, mode), 'A')]);
  return layout;
}

/** Query the layout and the fonts for a preview in the design picker. */
export const swatchQuery = (key: DesignKey, mode: CardMode) =>
  queryOptions({ queryKey: ['card-swatch', key, mode], queryFn: () => loadSwatch(key, mode) });
