import type { Design } from '../../base/design.ts';
import { evenGradient } from '../../base/even-gradient.ts';
import { upright } from '../../base/upright.ts';
import { playfairDisplay } from '../../fonts/playfair-display.ts';

const font = "'Playfair Display', Georgia, 'Liberation Serif', serif";

const crown =
  'M10 36 5 13 19 23 32 5 45 23 59 13 54 36Z M10 40H54V44H10Z M5 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z M32-3a3.4 3.4 0 1 1 0 6.8A3.4 3.4 0 0 1 32-3Z M59 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z';

const candle = evenGradient('radial', '324px 250px at 270px 58px', [
  ['#ffd68c1f', 0],
  ['#ffd68c00', 100],
]);

/** Gold leaf on plum velvet. */
export const royal: Design = {
  name: 'Royal',
  fontKind: 'Serif',
  layout: 'classic',
  palette: {
    // A vertical gradient takes half as long to draw and encode as a radial gradient over the whole card.
    background: upright(
      evenGradient('linear', '180deg', [
        ['#451d5e', 0],
        ['#552870', 26],
        ['#3c1855', 54],
        ['#210b36', 82],
        ['#150620', 100],
      ]),
    ),
    overlay: `${candle} 0 0 / 540px 308px no-repeat`,
    text: '#fbf3e4',
    accent: '#e6c378',
    headingFont: font,
    bodyFont: font,
  },
  fonts: playfairDisplay,
  emblem: crown,
};
