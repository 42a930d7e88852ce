import type { Design } from '../design.ts';
import { evenGradient } from '../even-gradient.ts';
import { lora } from '../fonts/lora.ts';

const font = "Lora, Georgia, 'Liberation Serif', serif";

const leaf = 'M14.5 1.5C6 0.5 0.5 5 2.2 11.6L0.6 15 2 15.7 3.6 13C10.5 14.4 15.6 9.6 14.5 1.5Z';

/** Maple, oak and beech leaves come down around the words. */
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
    overlay:
      'linear-gradient(180deg, rgba(190, 90, 20, 0.16), rgba(190, 90, 20, 0)) 0 0 / 16px 288px repeat-x, linear-gradient(180deg, rgba(190, 90, 20, 0), rgba(170, 70, 20, 0.2)) 0 672px / 16px 288px repeat-x',
    text: '#4a2210',
    accent: '#8f3310',
    headingFont: font,
    bodyFont: font,
  },
  fonts: lora,
  look: {
    scenery: 'falling-leaves',
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
