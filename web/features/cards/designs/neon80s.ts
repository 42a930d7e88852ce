import type { Design } from '../design.ts';
import { evenGradient } from '../even-gradient.ts';
import { monoton } from '../fonts/monoton.ts';
import { orbitron } from '../fonts/orbitron.ts';
import { upright } from '../upright.ts';

const font = "Orbitron, 'Trebuchet MS', 'DejaVu Sans', sans-serif";

/** A tape of the week, played at sundown. */
export const neon80s: Design = {
  name: 'Retro 80s',
  fontKind: 'Bold',
  layout: 'retro',
  palette: {
    background: upright(
      evenGradient('linear', '180deg', [
        ['#16053d', 0],
        ['#3a0b6b', 22],
        ['#8d1a85', 34],
        ['#170437', 60],
        ['#0b0220', 100],
      ]),
    ),
    overlay: 'linear-gradient(180deg, rgba(0, 0, 0, 0) 3px, rgba(5, 0, 20, 0.16) 3px) 0 0 / 16px 4px',
    text: '#f3ecff',
    accent: '#25e6ff',
    headingFont: `Monoton, ${font}`,
    bodyFont: font,
  },
  fonts: [...orbitron, ...monoton],
};
