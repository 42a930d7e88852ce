import type { Design } from '../design.ts';
import { cinzel } from '../fonts/cinzel.ts';
import { cormorantGaramond } from '../fonts/cormorant-garamond.ts';

const font = "'Cormorant Garamond', Garamond, Georgia, 'Liberation Serif', serif";

/** An inscription in white stone with veins of gold. */
export const marble: Design = {
  name: 'Marble Elegance',
  fontKind: 'Serif',
  layout: 'classic',
  palette: {
    background:
      'radial-gradient(60% 30% at 18% 16%, rgba(150, 150, 156, 0.3), rgba(150, 150, 156, 0)), radial-gradient(50% 34% at 92% 72%, rgba(140, 140, 148, 0.32), rgba(140, 140, 148, 0)), linear-gradient(135deg, #fdfcfa 0%, #ecebe8 46%, #faf9f6 70%, #e6e4e1 100%)',
    overlay: 'none',
    text: '#262321',
    accent: '#80591a',
    headingFont: `Cinzel, ${font}`,
    bodyFont: font,
  },
  fonts: [...cinzel, ...cormorantGaramond],
  look: {
    scenery: 'veined-stone',
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
