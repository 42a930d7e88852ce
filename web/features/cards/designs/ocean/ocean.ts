import type { Design } from '../../base/design.ts';
import { upright } from '../../base/upright.ts';
import { quicksand } from '../../fonts/quicksand.ts';

const font = "Quicksand, Nunito, 'Varela Round', 'Liberation Sans', sans-serif";

/** The sea, from the waves at the top to the whales in the deep. */
export const ocean: Design = {
  name: 'Ocean Deep',
  fontKind: 'Sans-serif',
  layout: 'classic',
  palette: {
    background: upright('linear-gradient(180deg, #08627d 0%, #0a5a7c 24%, #0a4a7a 48%, #062a57 72%, #03122f 100%)'),
    overlay:
      'radial-gradient(432px 384px at 270px 115px, rgba(120, 240, 235, 0.1), rgba(120, 240, 235, 0)) 0 0 / 540px 500px no-repeat',
    text: '#f2fdff',
    accent: '#9be8ee',
    headingFont: font,
    bodyFont: font,
  },
  fonts: quicksand,
  look: {
    scenery: 'ocean',
    rule: 'none',
    themes: 'list',
    hasDropCap: false,
    titleType: '17 46',
    quoteType: '10 46',
    fulltextType: '10 32',
    themeType: '10 15',
    wording: {
      kicker: 'Below the surface',
      closing: (reflections) => `${reflections}, each a little deeper`,
    },
  },
};
