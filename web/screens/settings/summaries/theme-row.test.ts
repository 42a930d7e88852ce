import { expect, test } from 'vitest';
import { correctedThemes, type ThemeCorrection } from '../../../../core/domain/summaries/theme-corrections.ts';
import { themeRow } from './theme-row.ts';

const renamed = (theme: string, name: string): ThemeCorrection => ({ theme, name });
const removed = (theme: string): ThemeCorrection => ({ theme, name: null });
const toHome = renamed('Sea house', 'Home by the water');

test.each<[string, ThemeCorrection[], (string | undefined)[][]]>([
  ['removed', [removed('Sea house')], [['Sea house', 'Removed', undefined]]],
  ['renamed', [toHome], [['Sea house', 'Called “Home by the water”', undefined]]],
  ['with other capitals', [renamed('sea house', 'Sea house')], [['sea house', 'Called “Sea house”', undefined]]],
  [
    'renamed twice',
    [toHome, renamed('Home by the water', 'Home')],
    [['Sea house', 'Called “Home”', 'Earlier name: “Home by the water”. Take back restores “Sea house”.']],
  ],
  [
    'removed after it was renamed',
    [toHome, removed('Home by the water')],
    [['Home by the water', 'Removed', 'Earlier name: “Sea house”. Take back restores “Home by the water”.']],
  ],
  [
    'removed after it was renamed twice',
    [toHome, renamed('Home by the water', 'Home'), removed('Home')],
    [['Home', 'Removed', 'Earlier names: “Sea house”, “Home by the water”. Take back restores “Home”.']],
  ],
  [
    'removed after it got other capitals',
    [renamed('sea house', 'Sea house'), removed('Sea house')],
    [['Sea house', 'Removed', undefined]],
  ],
  [
    'merged with another one',
    [toHome, renamed('Harbour', 'Home by the water')],
    [
      ['Sea house', 'Called “Home by the water”', undefined],
      ['Harbour', 'Called “Home by the water”', undefined],
    ],
  ],
  [
    'merged with another one and renamed',
    [toHome, renamed('Harbour', 'Home by the water'), renamed('Home by the water', 'Home')],
    [
      ['Sea house', 'Called “Home”', 'Earlier name: “Home by the water”. Take back restores “Sea house”.'],
      ['Harbour', 'Called “Home”', 'Earlier name: “Home by the water”. Take back restores “Harbour”.'],
    ],
  ],
  [
    'merged with another one and removed',
    [toHome, renamed('Harbour', 'Home by the water'), removed('Home by the water')],
    [
      [
        'Home by the water',
        'Removed',
        'Earlier names: “Sea house”, “Harbour”. Take back restores “Home by the water”.',
      ],
    ],
  ],
])('the row of a theme says its last name first if it is removed, and what "Take back" does: %s', (_, list, rows) => {
  const texts = correctedThemes(list).map((each) => themeRow(each));
  expect(texts.map(({ label, value, note }) => [label, value, note])).toEqual(rows);
});
