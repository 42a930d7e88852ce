import type { Design } from '../../base/design.ts';
import { upright } from '../../base/upright.ts';
import { inter } from '../../fonts/inter.ts';

const font = "Inter, 'Helvetica Neue', Roboto, 'Liberation Sans', sans-serif";

const crescent = 'M10.6 1.2A7 7 0 1 0 15 11.4 5.8 5.8 0 0 1 10.6 1.2Z';

/** A town at midnight under the moon, with one lit window. */
export const midnight: Design = {
  name: 'Midnight',
  fontKind: 'Sans-serif',
  layout: 'classic',
  palette: {
    background: upright('linear-gradient(180deg, #050818 0%, #0a1230 34%, #14214f 66%, #2c3a78 88%, #4a5596 100%)'),
    overlay: 'linear-gradient(90deg, rgba(3, 5, 16, 0.35), rgba(3, 5, 16, 0)) 0 0 / 324px 16px repeat-y',
    text: '#eef2ff',
    accent: '#b9c8ff',
    headingFont: font,
    bodyFont: font,
  },
  fonts: inter,
  look: {
    scenery: 'midnight',
    rule: 'none',
    themes: 'list',
    themeMark: crescent,
    hasDropCap: false,
    titleType: '17 44',
    quoteType: '10 44',
    fulltextType: '10 34',
    themeType: '10 16',
    wording: {
      kicker: 'While the town sleeps',
      closing: (reflections) => `${reflections}, one lamp left on`,
    },
  },
};
