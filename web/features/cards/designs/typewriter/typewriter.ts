import type { Design } from '../../base/design.ts';
import { upright } from '../../base/upright.ts';
import { courierPrime } from '../../fonts/courier-prime.ts';

const font = "'Courier Prime', 'Courier New', 'Liberation Mono', monospace";

export const typewriter: Design = {
  name: 'Typewriter',
  fontKind: 'Monospace',
  layout: 'typewriter',
  palette: {
    background: upright('linear-gradient(180deg, #edbd5c 0%, #e3a745 60%, #c98632 100%)'),
    overlay:
      'radial-gradient(432px 576px at 162px 192px, rgba(255, 244, 205, 0.5), rgba(255, 244, 205, 0)) 0 0 / 540px 768px no-repeat',
    text: '#26221f',
    accent: '#b3261e',
    headingFont: font,
    bodyFont: font,
  },
  fonts: courierPrime,
};
