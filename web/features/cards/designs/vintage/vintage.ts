import type { Design } from '../../base/design.ts';
import { abrilFatface } from '../../fonts/abril-fatface.ts';
import { oldStandardTt } from '../../fonts/old-standard-tt.ts';

const serif = "'Old Standard TT', 'Times New Roman', 'Liberation Serif', serif";

/** A postcard from the seaside, with picture and message on one side. */
export const vintage: Design = {
  name: 'Vintage Postcard',
  fontKind: 'Bold',
  layout: 'vintage',
  palette: {
    background: '#2b6a6c',
    overlay: 'radial-gradient(90% 70% at 50% 45%, rgba(6, 30, 36, 0) 60%, rgba(6, 30, 36, 0.28) 100%)',
    text: '#24384f',
    accent: '#a63919',
    headingFont: `'Abril Fatface', ${serif}`,
    bodyFont: serif,
  },
  fonts: [...abrilFatface, ...oldStandardTt],
};
