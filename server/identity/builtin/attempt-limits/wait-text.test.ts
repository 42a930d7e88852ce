import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_600, '60 minutes'],
  [7_200, '120 minutes'],
  [7_201, '2 hours and 1 minute'],
  [10_800, '3 hours'],
  [86_399, '24 hours'],
])('names a wait of %d s as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
