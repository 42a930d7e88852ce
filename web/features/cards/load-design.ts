import cardCss from './base/card.css?inline';
import type { CardMode, Design } from './base/design.ts';
import type { Layout } from './base/layout.ts';
import { loadFonts } from './card-fonts.ts';
import { type DesignKey, designs } from './designs.ts';
import type { FontFile } from './fonts/font-file.ts';
import { covers } from './fonts/unicode-ranges.ts';
import { layouts } from './layouts.ts';

export type LoadedDesign = {
  readonly key: DesignKey;
  readonly design: Design;
  readonly layout: Layout;
  /** Return the text of the card's stylesheets and fonts, for the picture. */
  readonly css: () => Promise<string>;
};

export async function loadDesign(key: DesignKey, characters: string): Promise<LoadedDesign> {
  const design = designs[key];
  const [layout, fontCss] = await Promise.all([layouts[design.layout](design), loadFonts(design.fonts, characters)]);
  const css = async () => [await fontCss(), cardCss, layout.css].join('\n');
  return { key, design, layout, css };
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
export async function loadSwatch(key: DesignKey, mode: CardMode): Promise<Layout> {
  const design = designs[key];
  const [layout] = await Promise.all([layouts[design.layout](design), loadFonts(swatchFonts(design, mode), 'A')]);
  return layout;
}
