import cardCss from './base/card.css?inline';
import type { Design } from './base/design.ts';
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

/** Return the one font file that a preview in the design picker needs: the Latin letters of the heading's font. */
export function swatchFonts({ fonts, palette }: Design): readonly FontFile[] {
  const [family = ''] = palette.headingFont.split(',');
  const name = family.replace(/['"]/g, '').trim();
  return fonts.filter((file) => file.family === name && covers(file.unicodeRange, 'A')).slice(0, 1);
}

/** Load the layout and the font of the heading for a preview in the design picker. */
export async function loadSwatch(key: DesignKey): Promise<Layout> {
  const design = designs[key];
  const [layout] = await Promise.all([layouts[design.layout](design), loadFonts(swatchFonts(design), 'A')]);
  return layout;
}
