import type { Design } from '../design.ts';
import { oldStandardTt } from '../fonts/old-standard-tt.ts';
import { unifrakturMaguntia } from '../fonts/unifraktur-maguntia.ts';

const serif = "'Old Standard TT', 'Times New Roman', 'Liberation Serif', serif";

/** The front page of one person's week. */
export const newspaper: Design = {
  name: 'Newspaper',
  fontKind: 'Serif',
  layout: 'newspaper',
  palette: {
    background: 'linear-gradient(168deg, #f7f0df 0%, #f1e7d1 55%, #e9dcc1 100%)',
    overlay:
      'linear-gradient(180deg, rgba(90, 62, 20, 0) 49.4%, rgba(90, 62, 20, 0.1) 49.9%, rgba(255, 255, 255, 0.4) 50.1%, rgba(255, 255, 255, 0) 51.2%), radial-gradient(95% 75% at 50% 45%, rgba(90, 62, 20, 0) 55%, rgba(90, 62, 20, 0.16) 100%)',
    text: '#1d1a16',
    accent: '#6f1d1b',
    headingFont: `'UnifrakturMaguntia', ${serif}`,
    bodyFont: serif,
  },
  fonts: [...oldStandardTt, ...unifrakturMaguntia],
};
