import type { Design } from '../../base/design.ts';
import { evenGradient } from '../../base/even-gradient.ts';
import { upright } from '../../base/upright.ts';
import { oldStandardTt } from '../../fonts/old-standard-tt.ts';
import { unifrakturMaguntia } from '../../fonts/unifraktur-maguntia.ts';

const serif = "'Old Standard TT', 'Times New Roman', 'Liberation Serif', serif";

const fold =
  'linear-gradient(180deg, rgba(90, 62, 20, 0), rgba(90, 62, 20, 0.1) 5px, rgba(255, 255, 255, 0.4) 7px, rgba(255, 255, 255, 0)) 0 474px / 16px 18px repeat-x';

const agedEdges = evenGradient('radial', '95% 75% at 50% 45%', [
  ['#5a3e1400', 55],
  ['#5a3e1429', 100],
]);

export const newspaper: Design = {
  name: 'Newspaper',
  fontKind: 'Serif',
  layout: 'newspaper',
  palette: {
    background: upright(
      evenGradient('linear', '180deg', [
        ['#f7f0df', 0],
        ['#f1e7d1', 55],
        ['#e9dcc1', 100],
      ]),
    ),
    overlay: [fold, agedEdges].join(),
    text: '#1d1a16',
    accent: '#6f1d1b',
    headingFont: `'UnifrakturMaguntia', ${serif}`,
    bodyFont: serif,
  },
  fonts: [...oldStandardTt, ...unifrakturMaguntia],
};
