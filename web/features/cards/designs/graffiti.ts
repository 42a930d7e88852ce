import type { Design } from '../design.ts';
import { patrickHand } from '../fonts/patrick-hand.ts';
import { sedgwickAveDisplay } from '../fonts/sedgwick-ave-display.ts';

const hand = "'Patrick Hand', 'Segoe Print', 'Liberation Sans', sans-serif";
const tag = "'Sedgwick Ave Display', 'Marker Felt', Impact, sans-serif";

/** A brick wall after dark, still wet with paint. */
export const graffiti: Design = {
  name: 'Street Art',
  fontKind: 'Bold',
  layout: 'graffiti',
  palette: {
    background: 'linear-gradient(180deg, #4a3a63 0%, #372c52 45%, #241d3b 100%)',
    overlay:
      'radial-gradient(60% 26% at 18% 24%, rgba(255, 45, 149, 0.5), rgba(255, 45, 149, 0) 100%), radial-gradient(58% 30% at 88% 44%, rgba(0, 216, 255, 0.36), rgba(0, 216, 255, 0) 100%), radial-gradient(60% 26% at 26% 78%, rgba(140, 82, 255, 0.5), rgba(140, 82, 255, 0) 100%)',
    text: '#ffffff',
    accent: '#ffe14a',
    headingFont: tag,
    bodyFont: hand,
  },
  fonts: [...sedgwickAveDisplay, ...patrickHand],
};
