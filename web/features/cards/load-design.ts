import cardCss from './base/card.css?inline';
import type { Design } from './base/design.ts';
import type { Layout } from './base/layout.ts';
import { loadFonts } from './card-fonts.ts';
import { type DesignKey, designs } from './designs.ts';
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
