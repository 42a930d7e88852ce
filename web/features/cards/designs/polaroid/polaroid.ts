import type { Design } from '../../base/design.ts';
import { evenGradient } from '../../base/even-gradient.ts';
import { upright } from '../../base/upright.ts';
import { patrickHand } from '../../fonts/patrick-hand.ts';
import { permanentMarker } from '../../fonts/permanent-marker.ts';

const pen = "'Patrick Hand', 'Segoe Print', 'Liberation Sans', sans-serif";

const lamp = evenGradient('radial', '378px 230px at 270px 38px', [
  ['#ffe2a057', 0],
  ['#ffe2a000', 100],
]);

/** Instant pictures pegged to a string of lights. */
export const polaroid: Design = {
  name: 'Polaroid',
  fontKind: 'Bold',
  layout: 'polaroid',
  palette: {
    background: upright(
      evenGradient('linear', '180deg', [
        ['#2f6f73', 0],
        ['#215459', 48],
        ['#163c44', 100],
      ]),
    ),
    overlay: `${lamp} 0 0 / 540px 268px no-repeat, linear-gradient(90deg, rgba(0, 20, 24, 0.14) 2px, rgba(255, 255, 255, 0.03) 2px) 0 0 / 90px 16px`,
    text: '#1f2328',
    accent: '#ad3a24',
    headingFont: `'Permanent Marker', Impact, ${pen}`,
    bodyFont: pen,
  },
  fonts: [...permanentMarker, ...patrickHand],
};
