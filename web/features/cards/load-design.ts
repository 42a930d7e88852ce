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
  /** The text of all stylesheets and fonts of its card, for the picture. */
  readonly css: string;
};

/** Fetches what a design needs to draw these characters: its layout, then only the fonts that have them. */
export async function loadDesign(key: DesignKey, characters: string): Promise<LoadedDesign> {
  const design = designs[key];
  const [layout, fontCss] = await Promise.all([layouts[design.layout](), loadFonts(design.fonts, characters)]);
  return { key, design, layout, css: [fontCss, cardCss, layout.css].join('\n') };
}

/** A swatch is too small for more than one file: the first of the heading's family that has the Latin letters. */
export function swatchFonts({ fonts, palette }: Design): readonly FontFile[] {
  const [family = ''] = palette.headingFont.split(',');
  const name = family.replace(/['"]/g, '').trim();
  return fonts.filter((file) => file.family === name && covers(file.unicodeRange, 'A')).slice(0, 1);
}

/** Fetches what a small picture of a design needs, which is little of what its card does. */
export async function loadSwatch(key: DesignKey): Promise<Layout> {
  const design = designs[key];
  const [layout] = await Promise.all([layouts[design.layout](), loadFonts(swatchFonts(design), 'A')]);
  return layout;
}
