import type { Design, LayoutKey } from './base/design.ts';
import type { Layout } from './base/layout.ts';
import { sceneries } from './designs/classic/sceneries.ts';

async function loadClassic({ look }: Design): Promise<Layout> {
  const [{ classicLayout }, scenery] = await Promise.all([
    import('./designs/classic/classic-layout.tsx'),
    sceneries[look?.scenery ?? 'royal'](),
  ]);
  return classicLayout(scenery);
}

/** The code and the stylesheet of a layout are loaded when a card first uses the layout. */
export const layouts: Readonly<Record<LayoutKey, (design: Design) => Promise<Layout>>> = {
  classic: loadClassic,
  newspaper: async () => (await import('./designs/newspaper/newspaper-layout.tsx')).newspaperLayout,
  code: async () => (await import('./designs/code/code-layout.tsx')).codeLayout,
  comic: async () => (await import('./designs/comic/comic-layout.tsx')).comicLayout,
  typewriter: async () => (await import('./designs/typewriter/typewriter-layout.tsx')).typewriterLayout,
  diary: async () => (await import('./designs/diary/diary-layout.tsx')).diaryLayout,
  polaroid: async () => (await import('./designs/polaroid/polaroid-layout.tsx')).polaroidLayout,
  neon80s: async () => (await import('./designs/neon80s/neon80s-layout.tsx')).neon80sLayout,
  blueprint: async () => (await import('./designs/blueprint/blueprint-layout.tsx')).blueprintLayout,
  sketch: async () => (await import('./designs/sketch/sketch-layout.tsx')).sketchLayout,
  scrapbook: async () => (await import('./designs/scrapbook/scrapbook-layout.tsx')).scrapbookLayout,
  graffiti: async () => (await import('./designs/graffiti/graffiti-layout.tsx')).graffitiLayout,
  vintage: async () => (await import('./designs/vintage/vintage-layout.tsx')).vintageLayout,
  watercolor: async () => (await import('./designs/watercolor/watercolor-layout.tsx')).watercolorLayout,
};
