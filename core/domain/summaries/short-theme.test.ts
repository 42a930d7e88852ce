import { expect, test } from 'vitest';
import { shortTheme } from './short-theme.ts';

test.each([
  ['exactly as long as the limit', 'Asking for help', 15, 'Asking for help'],
  ['one character too long, cut after a whole word', 'Asking for help!', 15, 'Asking for…'],
  ['cut after a word that ends at the limit', 'Evening in the city', 15, 'Evening in the…'],
  ['one long word, cut inside', 'Procrastinations', 15, 'Procrastinatio…'],
  ['a short word before a long one, cut inside the long one', 'On procrastination', 15, 'On procrastina…'],
  ['characters of two code units', '🎹🎹🎹🎹', 3, '🎹🎹…'],
  ['without a limit, not shortened', 'The piano by the window', undefined, 'The piano by the window'],
])('a theme is shortened correctly: %s [2.88, 9.25]', (_name, theme, characters, shown) => {
  expect(shortTheme(theme, characters)).toBe(shown);
});
