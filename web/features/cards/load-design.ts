import cardCss from './card.css?inline';
import { loadFonts } from './card-fonts.ts';
import type { Design } from './design.ts';
import { type DesignKey, designs } from './designs.ts';
import type { Layout } from './layout.ts';
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
