import { expect, test } from 'vitest';
import { shortTheme } from './short-theme.ts';

test.each([
  ['a theme exactly as long as the limit stays whole', 'Asking for help', 15, 'Asking for help'],
  ['a theme one character too long is cut after a whole word', 'Asking for help!', 15, 'Asking for…'],
  ['a theme is cut after a word that ends before the limit', 'Evening in the city', 15, 'Evening in the…'],
  ['a single long word is cut inside', 'Procrastinations', 15, 'Procrastinatio…'],
  ['a long word after a short word is cut inside', 'On procrastination', 15, 'On procrastina…'],
  ['a character of two code units counts as one', '🎹🎹🎹🎹', 3, '🎹🎹…'],
  ['a theme without a limit stays whole', 'The piano by the window', undefined, 'The piano by the window'],
])('shortens key themes correctly: %s [2.88, 9.25]', (_name, theme, characters, shown) => {
  expect(shortTheme(theme, characters)).toBe(shown);
});
