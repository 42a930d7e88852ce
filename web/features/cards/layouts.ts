import type { LayoutKey } from './design.ts';
import type { Layout } from './layout.ts';

/** Each layout's code and stylesheet are fetched when a card is first drawn with it. */
export const layouts: Readonly<Record<LayoutKey, () => Promise<Layout>>> = {
  classic: async () => (await import('./layouts/classic/classic-layout.tsx')).classicLayout,
  newspaper: async () => (await import('./layouts/newspaper/newspaper-layout.tsx')).newspaperLayout,
  terminal: async () => (await import('./layouts/terminal/terminal-layout.tsx')).terminalLayout,
  comic: async () => (await import('./layouts/comic/comic-layout.tsx')).comicLayout,
  typewriter: async () => (await import('./layouts/typewriter/typewriter-layout.tsx')).typewriterLayout,
  diary: async () => (await import('./layouts/diary/diary-layout.tsx')).diaryLayout,
  polaroid: async () => (await import('./layouts/polaroid/polaroid-layout.tsx')).polaroidLayout,
  retro: async () => (await import('./layouts/retro/retro-layout.tsx')).retroLayout,
  blueprint: async () => (await import('./layouts/blueprint/blueprint-layout.tsx')).blueprintLayout,
  sketch: async () => (await import('./layouts/sketch/sketch-layout.tsx')).sketchLayout,
  scrapbook: async () => (await import('./layouts/scrapbook/scrapbook-layout.tsx')).scrapbookLayout,
  graffiti: async () => (await import('./layouts/graffiti/graffiti-layout.tsx')).graffitiLayout,
  postcard: async () => (await import('./layouts/postcard/postcard-layout.tsx')).postcardLayout,
  watercolor: async () => (await import('./layouts/watercolor/watercolor-layout.tsx')).watercolorLayout,
};
