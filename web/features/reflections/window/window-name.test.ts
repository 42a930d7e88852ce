import { expect, test } from 'vitest';
import { windowName } from './window-name.ts';

const evening = { type: 'evening', availableFrom: '2026-03-25T18:00:00.000Z' } as const;
const deep = { type: 'deep', availableFrom: '2026-03-25T11:07:00.000Z' } as const;
const at = (instant: string) => Date.parse(instant);

test.each([
  [evening, '2026-03-25T23:00:00Z', 'this evening'],
  [deep, '2026-03-25T23:00:00Z', 'today’s deep reflection'],
  [evening, '2026-03-26T07:00:00Z', 'yesterday evening'],
  [deep, '2026-03-26T07:00:00Z', 'yesterday’s deep reflection'],
  [evening, '2026-03-28T07:00:00Z', 'Wednesday evening'],
  [deep, '2026-03-31T07:00:00Z', 'Wednesday’s deep reflection'],
  [evening, '2026-04-01T07:00:00Z', 'the evening reflection of Mar 25, 2026'],
  [deep, '2026-04-01T07:00:00Z', 'the deep reflection of Mar 25, 2026'],
])('the window %o, named at %s, is called “%s”', (window, now, name) => {
  expect(windowName(window, at(now), 0)).toBe(name);
});

test('the name of a window depends on the local day at the given offset', () => {
  expect(windowName({ ...evening, availableFrom: '2026-03-26T02:00:00.000Z' }, at('2026-03-26T14:00:00Z'), 480)).toBe(
    'yesterday evening',
  );
});
