import { expect, test } from 'vitest';
import { shortTheme } from './short-theme.ts';

test.each([
  ['as long as the room', 'Asking for help', 15, 'Asking for help'],
  ['one character more, to the end of a word', 'Asking for help!', 15, 'Asking for…'],
  ['a word that ends where the room does', 'Evening in the city', 15, 'Evening in the…'],
  ['one long word', 'Procrastinations', 15, 'Procrastinatio…'],
  ['a short word before a long one', 'On procrastination', 15, 'On procrastina…'],
  ['signs of two code units', '🎹🎹🎹🎹', 3, '🎹🎹…'],
  ['no limit', 'The piano by the window', undefined, 'The piano by the window'],
])('shortens a theme: %s [2.88, 9.25]', (_name, theme, characters, shown) => {
  expect(shortTheme(theme, characters)).toBe(shown);
});
