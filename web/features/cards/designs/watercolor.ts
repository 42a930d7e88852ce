import type { Design } from '../design.ts';
import { evenGradient } from '../even-gradient.ts';
import { cormorantGaramond } from '../fonts/cormorant-garamond.ts';
import { upright } from '../upright.ts';

const font = "'Cormorant Garamond', Garamond, Georgia, 'Liberation Serif', serif";

/** Hills in the mist, on wet paper. */
export const watercolor: Design = {
  name: 'Watercolor',
  fontKind: 'Serif',
  layout: 'watercolor',
  palette: {
    background: upright(
      evenGradient('linear', '180deg', [
        ['#fffdf9', 0],
        ['#fdfaf3', 60],
        ['#f8f3ea', 100],
      ]),
    ),
    overlay:
      'radial-gradient(270px 211px at 270px 211px, rgba(240, 170, 180, 0.14), rgba(240, 170, 180, 0)) 227px 384px / 313px 422px no-repeat, radial-gradient(248px 192px at 32px 192px, rgba(120, 170, 215, 0.14), rgba(120, 170, 215, 0)) 0 288px / 280px 384px no-repeat',
    text: '#2c2f55',
    accent: '#7c4a78',
    headingFont: font,
    bodyFont: font,
  },
  fonts: cormorantGaramond,
};
