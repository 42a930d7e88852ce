// Simulated years of users who fly. `npm run bench -- flights` simulates many more.
import { expect, test } from 'vitest';
import { fly } from '../../../testing/zone-lives/flights.ts';

test('in ten simulated years of flights, no streak is lost and more than fifteen bridges are spent', () => {
  const years = Array.from({ length: 10 }, (_, seed) => fly(seed));
  expect(years.reduce((sum, { lost }) => sum + lost, 0)).toBe(0);
  expect(years.reduce((sum, { spent }) => sum + spent, 0)).toBeGreaterThan(15);
});
