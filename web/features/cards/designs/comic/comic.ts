import type { Design } from '../../base/design.ts';
import { bangers } from '../../fonts/bangers.ts';
import { comicNeue } from '../../fonts/comic-neue.ts';

const lettering = "'Comic Neue', 'Comic Sans MS', 'Chalkboard SE', 'Liberation Sans', sans-serif";

/** A comic page in four colours with halftone dots. */
export const comic: Design = {
  name: 'Comic Book',
  fontKind: 'Bold',
  layout: 'comic',
  palette: {
    background: 'linear-gradient(160deg, #fffdf4 0%, #fdf4da 100%)',
    overlay: 'radial-gradient(circle, rgba(255, 150, 30, 0.26) 28%, rgba(255, 150, 30, 0) 32%) 0 0 / 12px 12px',
    text: '#14110f',
    accent: '#ffd91a',
    headingFont: `'Bangers', Impact, ${lettering}`,
    bodyFont: lettering,
  },
  fonts: [...bangers, ...comicNeue],
};
