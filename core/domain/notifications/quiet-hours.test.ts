import { expect, test } from 'vitest';
import { afterQuiet } from './quiet-hours.ts';

const night = { fromMinute: 22 * 60, untilMinute: 7 * 60 + 30 };
const noon = { fromMinute: 12 * 60, untilMinute: 13 * 60 };

test.each([
  [night, '2026-03-04T21:59:59', '2026-03-04T21:59:59'],
  [night, '2026-03-04T22:00:00', '2026-03-05T07:30:00'],
  [night, '2026-03-04T23:59:59', '2026-03-05T07:30:00'],
  [night, '2026-03-04T00:00:00', '2026-03-04T07:30:00'],
  [night, '2026-03-04T07:29:59', '2026-03-04T07:30:00'],
  [night, '2026-03-04T07:30:00', '2026-03-04T07:30:00'],
  [noon, '2026-03-04T11:59:00', '2026-03-04T11:59:00'],
  [noon, '2026-03-04T12:00:00', '2026-03-04T13:00:00'],
  [noon, '2026-03-04T13:00:00', '2026-03-04T13:00:00'],
  [{ fromMinute: 60, untilMinute: 60 }, '2026-03-04T01:00:00', '2026-03-04T01:00:00'],
  [null, '2026-03-04T03:00:00', '2026-03-04T03:00:00'],
])('with quiet hours %j, a message due at %s local time is sent at %s', (quiet, at, due) => {
  for (const offset of [-330, 0, 480]) {
    const zoneMs = offset * 60_000;
    expect(afterQuiet(Date.parse(`${at}Z`) + zoneMs, offset, quiet)).toBe(Date.parse(`${due}Z`) + zoneMs);
  }
});
