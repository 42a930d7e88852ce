import type { Design } from '../design.ts';
import { playfairDisplay } from '../fonts/playfair-display.ts';

const font = "'Playfair Display', Georgia, 'Liberation Serif', serif";

const crown =
  'M10 36 5 13 19 23 32 5 45 23 59 13 54 36Z M10 40H54V44H10Z M5 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z M32-3a3.4 3.4 0 1 1 0 6.8A3.4 3.4 0 0 1 32-3Z M59 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z';

/** Gold leaf on plum velvet. */
export const royal: Design = {
  name: 'Royal',
  fontKind: 'Serif',
  layout: 'classic',
  palette: {
    background: 'radial-gradient(120% 78% at 50% 30%, #5a2a72 0%, #3a1752 38%, #210b36 72%, #150620 100%)',
    overlay: 'radial-gradient(60% 26% at 50% 6%, rgba(255, 214, 140, 0.2), rgba(255, 214, 140, 0) 100%)',
    text: '#fbf3e4',
    accent: '#e6c378',
    headingFont: font,
    bodyFont: font,
  },
  fonts: playfairDisplay,
  emblem: crown,
};
