import type { Design } from '../../base/design.ts';
import { evenGradient } from '../../base/even-gradient.ts';
import { upright } from '../../base/upright.ts';
import { patrickHand } from '../../fonts/patrick-hand.ts';
import { sedgwickAveDisplay } from '../../fonts/sedgwick-ave-display.ts';

const hand = "'Patrick Hand', 'Segoe Print', 'Liberation Sans', sans-serif";
const tag = "'Sedgwick Ave Display', 'Marker Felt', Impact, sans-serif";

const pink = evenGradient('radial', '324px 250px at 97px 230px', [
  ['#ff2d9580', 0],
  ['#ff2d9500', 100],
]);

const cyan = evenGradient('radial', '313px 288px at 313px 288px', [
  ['#00d8ff5c', 0],
  ['#00d8ff00', 100],
]);

const violet = evenGradient('radial', '324px 250px at 140px 250px', [
  ['#8c52ff80', 0],
  ['#8c52ff00', 100],
]);

/** Fresh paint on a brick wall at night. */
export const graffiti: Design = {
  name: 'Street Art',
  fontKind: 'Bold',
  layout: 'graffiti',
  palette: {
    background: upright(
      evenGradient('linear', '180deg', [
        ['#4a3a63', 0],
        ['#372c52', 45],
        ['#241d3b', 100],
      ]),
    ),
    overlay: `${pink} 0 0 / 422px 480px no-repeat, ${cyan} 162px 134px / 378px 576px no-repeat, ${violet} 0 499px / 464px 461px no-repeat`,
    text: '#ffffff',
    accent: '#ffe14a',
    headingFont: tag,
    bodyFont: hand,
  },
  fonts: [...sedgwickAveDisplay, ...patrickHand],
};
