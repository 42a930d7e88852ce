import type { Design } from '../design.ts';
import { patrickHand } from '../fonts/patrick-hand.ts';
import { sedgwickAveDisplay } from '../fonts/sedgwick-ave-display.ts';
import { upright } from '../upright.ts';

const hand = "'Patrick Hand', 'Segoe Print', 'Liberation Sans', sans-serif";
const tag = "'Sedgwick Ave Display', 'Marker Felt', Impact, sans-serif";

/** A brick wall after dark, still wet with paint. */
export const graffiti: Design = {
  name: 'Street Art',
  fontKind: 'Bold',
  layout: 'graffiti',
  palette: {
    background: upright('linear-gradient(180deg, #4a3a63 0%, #372c52 45%, #241d3b 100%)'),
    overlay:
      'radial-gradient(324px 250px at 97px 230px, rgba(255, 45, 149, 0.5), rgba(255, 45, 149, 0)) 0 0 / 422px 480px no-repeat, radial-gradient(313px 288px at 313px 288px, rgba(0, 216, 255, 0.36), rgba(0, 216, 255, 0)) 162px 134px / 378px 576px no-repeat, radial-gradient(324px 250px at 140px 250px, rgba(140, 82, 255, 0.5), rgba(140, 82, 255, 0)) 0 499px / 464px 461px no-repeat',
    text: '#ffffff',
    accent: '#ffe14a',
    headingFont: tag,
    bodyFont: hand,
  },
  fonts: [...sedgwickAveDisplay, ...patrickHand],
};
