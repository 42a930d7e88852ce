import type { Design } from '../../base/design.ts';
import { upright } from '../../base/upright.ts';
import { inter } from '../../fonts/inter.ts';

const font = "Inter, 'Helvetica Neue', Roboto, 'Liberation Sans', sans-serif";

/** A white page, black type and one red dot. */
export const minimalist: Design = {
  name: 'Clean Minimal',
  fontKind: 'Sans-serif',
  layout: 'classic',
  palette: {
    background: upright('linear-gradient(180deg, #ffffff 0%, #fbfbfa 100%)'),
    overlay: 'none',
    text: '#111111',
    accent: '#5c5c5c',
    headingFont: font,
    bodyFont: font,
  },
  fonts: inter,
  look: {
    scenery: 'minimalist',
    rule: 'none',
    themes: 'list',
    hasDropCap: false,
    titleType: '15 19',
    quoteType: '10 62',
    fulltextType: '10 30',
    themeType: '10 14',
    wording: { closing: (reflections) => `${reflections}. Nothing else.` },
  },
};
