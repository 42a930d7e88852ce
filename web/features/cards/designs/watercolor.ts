import type { Design } from '../design.ts';
import { cormorantGaramond } from '../fonts/cormorant-garamond.ts';

const font = "'Cormorant Garamond', Garamond, Georgia, 'Liberation Serif', serif";

/** Hills in the mist, on wet paper. */
export const watercolor: Design = {
  name: 'Watercolor',
  fontKind: 'Serif',
  layout: 'watercolor',
  palette: {
    background: 'linear-gradient(170deg, #fffdf9 0%, #fdfaf3 60%, #f8f3ea 100%)',
    overlay:
      'radial-gradient(50% 22% at 92% 62%, rgba(240, 170, 180, 0.14), rgba(240, 170, 180, 0) 100%), radial-gradient(46% 20% at 6% 50%, rgba(120, 170, 215, 0.14), rgba(120, 170, 215, 0) 100%)',
    text: '#2c2f55',
    accent: '#7c4a78',
    headingFont: font,
    bodyFont: font,
  },
  fonts: cormorantGaramond,
};
