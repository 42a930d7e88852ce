import type { Design } from '../../base/design.ts';
import { inter } from '../../fonts/inter.ts';
import { orbitron } from '../../fonts/orbitron.ts';

const font = "Inter, 'Helvetica Neue', Roboto, 'Liberation Sans', sans-serif";

const star = 'M8 0C8.5 5 11 7.5 16 8 11 8.5 8.5 11 8 16 7.5 11 5 8.5 0 8 5 7.5 7.5 5 8 0Z';

/** A spiral galaxy, with the themes as a constellation. */
export const galaxy: Design = {
  name: 'Cosmic Galaxy',
  fontKind: 'Sans-serif',
  layout: 'classic',
  palette: {
    background:
      'radial-gradient(378px 326px at 378px 173px, rgba(190, 50, 170, 0.55), rgba(190, 50, 170, 0)) 97px 0 / 443px 500px no-repeat, radial-gradient(340px 290px at 10px 290px, rgba(70, 60, 220, 0.5), rgba(70, 60, 220, 0)) 0 267px / 350px 580px no-repeat, radial-gradient(250px 200px at 250px 200px, rgba(20, 150, 180, 0.34), rgba(20, 150, 180, 0)) 230px 540px / 310px 400px no-repeat, linear-gradient(180deg, #1a0b38 0%, #0d0722 50%, #060312 100%) 0 0 / 16px 100% repeat-x',
    overlay:
      'linear-gradient(180deg, rgba(5, 2, 16, 0), rgba(5, 2, 16, 0.28) 50%, rgba(5, 2, 16, 0)) 0 192px / 16px 768px repeat-x',
    text: '#faf5ff',
    accent: '#f0b6ff',
    headingFont: `Orbitron, ${font}`,
    bodyFont: font,
  },
  fonts: [...orbitron, ...inter],
  look: {
    scenery: 'galaxy',
    rule: 'none',
    themes: 'list',
    themeMark: star,
    hasDropCap: false,
    titleType: '16 40',
    quoteType: '10 44',
    fulltextType: '10 32',
    themeType: '10 15',
    wording: {
      kicker: 'Somewhere in the Milky Way',
      closing: (reflections) => `${reflections} in one small orbit`,
    },
  },
};
