import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
  [300, 'America/New_York', 'New York'],
  [180, 'America/Argentina/Buenos_Aires', 'Buenos Aires'],
  [-330, undefined, 'UTC+5:30'],
  [480, 'Etc/GMT+8', 'UTC−8'],
  [0, 'UTC', 'UTC'],
])('the zone with the offset %s and the name %s is called %s', (offset, name, expected) => {
  expect(zoneName(offset, name)).toBe(expected);
});
