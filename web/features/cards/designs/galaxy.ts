import type { Design } from '../design.ts';
import { inter } from '../fonts/inter.ts';
import { orbitron } from '../fonts/orbitron.ts';

const font = "Inter, 'Helvetica Neue', Roboto, 'Liberation Sans', sans-serif";

const star = 'M8 0C8.5 5 11 7.5 16 8 11 8.5 8.5 11 8 16 7.5 11 5 8.5 0 8 5 7.5 7.5 5 8 0Z';

/** A spiral of stars, and the themes as a constellation. */
export const galaxy: Design = {
  name: 'Cosmic Galaxy',
  fontKind: 'Sans-serif',
  layout: 'classic',
  palette: {
    background:
      'radial-gradient(70% 34% at 88% 18%, rgba(190, 50, 170, 0.55), rgba(190, 50, 170, 0)), radial-gradient(76% 36% at 4% 58%, rgba(70, 60, 220, 0.5), rgba(70, 60, 220, 0)), radial-gradient(60% 26% at 84% 76%, rgba(20, 150, 180, 0.34), rgba(20, 150, 180, 0)), linear-gradient(160deg, #1a0b38 0%, #0d0722 50%, #060312 100%)',
    overlay: 'linear-gradient(180deg, rgba(5, 2, 16, 0) 20%, rgba(5, 2, 16, 0.28) 60%, rgba(5, 2, 16, 0) 100%)',
    text: '#faf5ff',
    accent: '#f0b6ff',
    headingFont: `Orbitron, ${font}`,
    bodyFont: font,
  },
  fonts: [...orbitron, ...inter],
  look: {
    scenery: 'deep-space',
    align: 'start',
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
