import type { Design } from '../../base/design.ts';
import { evenGradient } from '../../base/even-gradient.ts';
import { upright } from '../../base/upright.ts';
import { cormorantGaramond } from '../../fonts/cormorant-garamond.ts';

const font = "'Cormorant Garamond', Garamond, Georgia, 'Liberation Serif', serif";

const rose = evenGradient('radial', '270px 211px at 270px 211px', [
  ['#f0aab424', 0],
  ['#f0aab400', 100],
]);

const sky = evenGradient('radial', '248px 192px at 32px 192px', [
  ['#78aad724', 0],
  ['#78aad700', 100],
]);

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
    overlay: `${rose} 227px 384px / 313px 422px no-repeat, ${sky} 0 288px / 280px 384px no-repeat`,
    text: '#2c2f55',
    accent: '#7c4a78',
    headingFont: font,
    bodyFont: font,
  },
  fonts: cormorantGaramond,
};
