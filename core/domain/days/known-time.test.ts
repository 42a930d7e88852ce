import { expect, test } from 'vitest';
import { instantWithoutTime, instantWithTime, isTimeKnown } from './known-time.ts';

test.each([
  ['at 18:00', '2026-11-15T18:00:00.000Z', 0, false],
  ['a millisecond before 18:00', '2026-11-15T17:59:59.999Z', 0, true],
  ['a millisecond after 18:00', '2026-11-15T18:00:00.001Z', 0, true],
  ['in the minute after 18:00', '2026-11-15T18:00:42.000Z', 0, true],
  ['at midnight', '2026-11-15T00:00:00.000Z', 0, false],
  ['a millisecond after midnight', '2026-11-15T00:00:00.001Z', 0, true],
  ['in the last millisecond of the day', '2026-11-15T23:59:59.999Z', 0, true],
  ['at the end of the day', '2026-11-16T00:00:00.000Z', 0, false],
  ['on the day before', '2026-11-14T21:00:00.000Z', 0, false],
  ['at 18:00 east of Greenwich', '2026-11-15T16:00:00.000Z', -120, false],
  ['at 18:00 UTC east of Greenwich', '2026-11-15T18:00:00.000Z', -120, true],
  ['at 18:00 west of Greenwich', '2026-11-16T02:00:00.000Z', 480, false],
])('an imported entry has a known time only if an import with the day alone does not store it so: %s', (...row) => {
  const [, instant, offset, isKnown] = row;
  expect(isTimeKnown('2026-11-15', Date.parse(instant), offset)).toBe(isKnown);
});

test.each([
  ['on a later day', '2026-11-20T10:00:00.000Z', '2026-11-15T16:00:00.000Z'],
  ['at 18:00', '2026-11-15T16:00:00.000Z', '2026-11-15T16:00:00.000Z'],
  ['in the morning of the day', '2026-11-15T07:12:33.456Z', '2026-11-14T22:00:00.000Z'],
  ['before the day begins', '2026-11-14T20:12:33.456Z', '2026-11-14T20:12:33.456Z'],
])('an entry with the day alone that is imported %s gets no time', (_when, now, stored) => {
  const storedMs = instantWithoutTime('2026-11-15', -120, Date.parse(now));
  expect(new Date(storedMs).toISOString()).toBe(stored);
  expect(isTimeKnown('2026-11-15', storedMs, -120)).toBe(false);
});

test.each([
  ['at 18:00', '2026-11-15T16:00:00.000Z', '2026-11-15T16:00:00.001Z', true],
  ['a minute later', '2026-11-15T16:01:00.000Z', '2026-11-15T16:01:00.000Z', true],
  [
    'at midnight, which other apps write for a date alone',
    '2026-11-14T22:00:00.000Z',
    '2026-11-14T22:00:00.000Z',
    false,
  ],
])('an entry that was written %s is stored at %s as %s', (_when, written, stored, isKnown) => {
  const storedMs = instantWithTime('2026-11-15', Date.parse(written), -120);
  expect(new Date(storedMs).toISOString()).toBe(stored);
  expect(isTimeKnown('2026-11-15', storedMs, -120)).toBe(isKnown);
});
