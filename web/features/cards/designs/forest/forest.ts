import type { Design } from '../../base/design.ts';
import { upright } from '../../base/upright.ts';
import { lora } from '../../fonts/lora.ts';

const font = "Lora, Georgia, 'Liberation Serif', serif";

const fir = 'M8 0 11.6 5H10L13.6 9.6H11.6L15 14H9V16H7V14H1L4.4 9.6H2.4L6 5H4.4Z';

/** Morning mist between ridges of fir. */
export const forest: Design = {
  name: 'Forest',
  fontKind: 'Serif',
  layout: 'classic',
  palette: {
    background: upright('linear-gradient(180deg, #f6f2dc 0%, #e6ecd4 30%, #cfdfc6 58%, #b4cdb3 80%)'),
    overlay:
      'radial-gradient(248px 250px at 249px 115px, rgba(255, 250, 222, 0.95), rgba(255, 250, 222, 0)) 172px 0 / 368px 366px no-repeat',
    text: '#15301f',
    accent: '#2a5c38',
    headingFont: font,
    bodyFont: font,
  },
  fonts: lora,
  look: {
    scenery: 'forest',
    rule: 'none',
    themes: 'list',
    themeMark: fir,
    hasDropCap: true,
    titleType: '17 52',
    quoteType: '10 42',
    fulltextType: '10 34',
    themeType: '10 16',
    wording: {
      kicker: 'A week among the firs',
      closing: (reflections) => `${reflections} along the path`,
    },
  },
};
