import type { Design } from '../../base/design.ts';
import { evenGradient } from '../../base/even-gradient.ts';
import { upright } from '../../base/upright.ts';
import { monoton } from '../../fonts/monoton.ts';
import { orbitron } from '../../fonts/orbitron.ts';

const font = "Orbitron, 'Trebuchet MS', 'DejaVu Sans', sans-serif";

/** A video tape from the eighties, with a sunset. */
export const neon80s: Design = {
  name: 'Retro 80s',
  fontKind: 'Bold',
  layout: 'neon80s',
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
