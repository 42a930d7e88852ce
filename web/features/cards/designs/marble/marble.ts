import type { Design } from '../../base/design.ts';
import { evenGradient } from '../../base/even-gradient.ts';
import { upright } from '../../base/upright.ts';
import { cinzel } from '../../fonts/cinzel.ts';
import { cormorantGaramond } from '../../fonts/cormorant-garamond.ts';

const font = "'Cormorant Garamond', Garamond, Georgia, 'Liberation Serif', serif";

/** An inscription in white stone with veins of gold. */
export const marble: Design = {
  name: 'Marble Elegance',
  fontKind: 'Serif',
  layout: 'classic',
  palette: {
    background: upright(
      evenGradient('linear', '180deg', [
        ['#fbfaf8', 0],
        ['#e9e8e5', 26],
        ['#f8f7f4', 50],
        ['#e6e4e1', 78],
        ['#f2f1ee', 100],
      ]),
    ),
    overlay: 'none',
    text: '#262321',
    accent: '#80591a',
    headingFont: `Cinzel, ${font}`,
    bodyFont: font,
  },
  fonts: [...cinzel, ...cormorantGaramond],
  look: {
    scenery: 'marble',
    rule: 'none',
    themes: 'pairs',
    hasDropCap: true,
    titleType: '15 46',
    quoteType: '11 54',
    fulltextType: '11 36',
    themeType: '10 14',
    wording: {
      kicker: 'Set in stone',
      closing: (reflections) => `${reflections}, cut with care`,
    },
  },
};
