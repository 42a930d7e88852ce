import type { Design } from '../../base/design.ts';
import { indieFlower } from '../../fonts/indie-flower.ts';

const hand = "'Indie Flower', 'Segoe Print', 'Bradley Hand', 'Liberation Sans', cursive";

/** A kraft paper page with cut-outs, tape and seams. */
export const scrapbook: Design = {
  name: 'Scrapbook',
  fontKind: 'Sans-serif',
  layout: 'scrapbook',
  palette: {
    background: 'linear-gradient(160deg, #d9b88a 0%, #cba572 55%, #c29a66 100%)',
    overlay:
      'radial-gradient(circle, rgba(92, 58, 20, 0.28) 9%, rgba(92, 58, 20, 0) 13%) 0 0 / 17px 19px, radial-gradient(circle, rgba(255, 240, 210, 0.34) 8%, rgba(255, 240, 210, 0) 12%) 7px 11px / 23px 21px',
    text: '#3a2c25',
    accent: '#c9423f',
    headingFont: hand,
    bodyFont: hand,
  },
  fonts: indieFlower,
};
