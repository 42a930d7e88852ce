import type { Design } from '../../base/design.ts';
import { upright } from '../../base/upright.ts';
import { caveat } from '../../fonts/caveat.ts';

const hand = "'Caveat', 'Segoe Print', 'Bradley Hand', 'Liberation Sans', cursive";

/** A ruled page between leather covers, written in blue ink. */
export const diary: Design = {
  name: 'Personal Diary',
  fontKind: 'Sans-serif',
  layout: 'diary',
  palette: {
    background: upright('linear-gradient(180deg, #8a3b3f 0%, #6d2830 45%, #4d1921 100%)'),
    overlay:
      'radial-gradient(circle, rgba(255, 220, 190, 0.1) 18%, rgba(255, 220, 190, 0) 24%) 0 0 / 7px 7px, radial-gradient(circle, rgba(30, 0, 6, 0.2) 18%, rgba(30, 0, 6, 0) 24%) 3px 4px / 7px 7px',
    text: '#25356f',
    accent: '#b5273f',
    headingFont: hand,
    bodyFont: hand,
  },
  fonts: caveat,
};
