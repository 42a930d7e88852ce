// Simulated years of users who fly. `npm run bench -- flights` lives many more.
import { expect, test } from 'vitest';
import { fly } from '../../../testing/zone-lives/flights.ts';

test('ten simulated years of flights end no streak, and bridges save more than fifteen', () => {
  const years = Array.from({ length: 10 }, (_, seed) => fly(seed));
  expect(years.reduce((sum, { lost }) => sum + lost, 0)).toBe(0);
  expect(years.reduce((sum, { spent }) => sum + spent, 0)).toBeGreaterThan(15);
});
