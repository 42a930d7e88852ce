import type { Design } from '../../base/design.ts';
import { patrickHand } from '../../fonts/patrick-hand.ts';

const pencil = "'Patrick Hand', 'Segoe Print', 'Chalkboard SE', 'Liberation Sans', sans-serif";

/** A leaf of a sketchbook, in graphite and three coloured pencils. */
export const sketch: Design = {
  name: 'Hand Sketch',
  fontKind: 'Sans-serif',
  layout: 'sketch',
  palette: {
    background: 'linear-gradient(175deg, #fdfcf8 0%, #f6f4ec 60%, #ebe7da 100%)',
    overlay: 'radial-gradient(circle, rgba(70, 70, 90, 0.13) 12%, rgba(70, 70, 90, 0) 16%) 6px 10px / 18px 18px',
    text: '#303238',
    accent: '#d4472c',
    headingFont: pencil,
    bodyFont: pencil,
  },
  fonts: patrickHand,
};
