import type { Design } from '../../base/design.ts';
import { evenGradient } from '../../base/even-gradient.ts';
import { upright } from '../../base/upright.ts';
import { shareTechMono } from '../../fonts/share-tech-mono.ts';

const font = "'Share Tech Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace";

const lines = (step: number, opacity: number) =>
  ['90deg', '180deg']
    .map(
      (angle) =>
        `repeating-linear-gradient(${angle}, rgba(190, 220, 255, ${opacity}) 0, rgba(190, 220, 255, ${opacity}) 1px, rgba(190, 220, 255, 0) 1px, rgba(190, 220, 255, 0) ${step}px)`,
    )
    .join(', ');

/** A floor plan with a hall for the text and a small room for each theme. */
export const blueprint: Design = {
  name: 'Blueprint',
  fontKind: 'Monospace',
  layout: 'blueprint',
  palette: {
    background: upright(
      evenGradient('linear', '180deg', [
        ['#1a4f9f', 0],
        ['#1d57aa', 38],
        ['#1a4f9f', 72],
        ['#123c80', 100],
      ]),
    ),
    overlay: `${lines(12, 0.06)}, ${lines(60, 0.09)}`,
    text: '#f2f8ff',
    accent: '#a9d4ff',
    headingFont: font,
    bodyFont: font,
  },
  fonts: shareTechMono,
};
