import type { Design } from '../../base/design.ts';
import { evenGradient } from '../../base/even-gradient.ts';
import { upright } from '../../base/upright.ts';
import { lora } from '../../fonts/lora.ts';

const font = "Lora, Georgia, 'Liberation Serif', serif";

const leaf = 'M14.5 1.5C6 0.5 0.5 5 2.2 11.6L0.6 15 2 15.7 3.6 13C10.5 14.4 15.6 9.6 14.5 1.5Z';

// One strip as high as the card: a preview at a fraction of the size draws the last row of a strip also above its first.
const canopyAndGround = upright(
  evenGradient('linear', '180deg', [
    ['#be5a1429', 0],
    ['#be5a1400', 30],
    ['#be5a1400', 70],
    ['#aa461433', 100],
  ]),
);

/** Falling maple, oak, beech and ginkgo leaves around the text. */
export const autumn: Design = {
  name: 'Autumn Warmth',
  fontKind: 'Serif',
  layout: 'classic',
  palette: {
    background: evenGradient('radial', '110% 74% at 50% 46%', [
      ['#fdf3dc', 0],
      ['#f9e3b9', 52],
      ['#efc281', 100],
    ]),
    overlay: canopyAndGround,
    text: '#4a2210',
    accent: '#8f3310',
    headingFont: font,
    bodyFont: font,
  },
  fonts: lora,
  look: {
    scenery: 'autumn',
    rule: 'none',
    themes: 'list',
    themeMark: leaf,
    hasDropCap: false,
    titleType: '17 48',
    quoteType: '10 48',
    fulltextType: '10 32',
    themeType: '10 16',
    wording: {
      kicker: 'Gathered this week',
      closing: (reflections) => `${reflections}, pressed between pages`,
    },
  },
};
