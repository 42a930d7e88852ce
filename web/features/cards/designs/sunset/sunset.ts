import type { Design } from '../../base/design.ts';
import { upright } from '../../base/upright.ts';
import { josefinSans } from '../../fonts/josefin-sans.ts';

const font = "'Josefin Sans', Futura, 'Century Gothic', 'Liberation Sans', sans-serif";

const halfSun =
  'M2 11A6 6 0 0 1 14 11ZM0 12.4H16V13.8H0ZM7.3 1H8.7V3.6H7.3ZM1.6 4 2.6 3 4.4 4.8 3.4 5.8ZM14.4 4 13.4 3 11.6 4.8 12.6 5.8Z';

/** Dunes in the last light of the day. */
export const sunset: Design = {
  name: 'Golden Sunset',
  fontKind: 'Sans-serif',
  layout: 'classic',
  palette: {
    background: upright('linear-gradient(180deg, #ffedc2 0%, #ffdb92 30%, #ffc062 56%, #fb9a4b 76%, #ee6f45 100%)'),
    overlay:
      'radial-gradient(486px 442px at 270px 442px, rgba(255, 246, 190, 0.6), rgba(255, 246, 190, 0)) 0 364px / 540px 596px no-repeat',
    text: '#4a1228',
    accent: '#85261f',
    headingFont: font,
    bodyFont: font,
  },
  fonts: josefinSans,
  look: {
    scenery: 'sunset',
    rule: 'none',
    themes: 'list',
    themeMark: halfSun,
    hasDropCap: false,
    titleType: '17 50',
    quoteType: '10 48',
    fulltextType: '10 32',
    themeType: '10 16',
    wording: {
      kicker: 'The golden hour',
      closing: (reflections) => `${reflections} before the sun went down`,
    },
  },
};
