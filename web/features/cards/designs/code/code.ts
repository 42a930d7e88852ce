import type { Design } from '../../base/design.ts';
import { jetbrainsMono } from '../../fonts/jetbrains-mono.ts';

const font = "'JetBrains Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace";

export const code: Design = {
  name: 'Code',
  fontKind: 'Monospace',
  layout: 'code',
  palette: {
    background: 'linear-gradient(150deg, #8f6bff 0%, #5a63f5 30%, #2a86e8 62%, #17c3b2 100%)',
    overlay:
      'radial-gradient(70% 40% at 88% 4%, rgba(255, 140, 210, 0.55), rgba(255, 140, 210, 0) 100%), radial-gradient(60% 34% at 6% 98%, rgba(150, 255, 190, 0.4), rgba(150, 255, 190, 0) 100%)',
    text: '#d7deee',
    accent: '#8be28b',
    headingFont: font,
    bodyFont: font,
  },
  fonts: jetbrainsMono,
};
