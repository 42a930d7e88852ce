import { expect, test } from 'vitest';
import { reflectionOf } from '../../../testing/reflections.ts';
import { sentTime } from './sent-time.ts';

test.each([
  ['on its day', '2026-11-18T19:42:00.000Z', 0, '7:42 PM'],
  ['in the last minute of its day', '2026-11-18T23:59:59.000Z', 0, '11:59 PM'],
  ['on the next morning', '2026-11-19T07:30:00.000Z', 0, 'sent Thursday, 7:30 AM'],
  ['on its day west of Greenwich', '2026-11-19T03:30:00.000Z', 300, '10:30 PM'],
  ['on the next morning east of Greenwich', '2026-11-18T22:30:00.000Z', -540, 'sent Thursday, 7:30 AM'],
])(
  'names the weekday only if the reflection was submitted on another day than its own: %s',
  (_, submittedAt, timezoneOffset, text) => {
    const time = sentTime(reflectionOf({ localDate: '2026-11-18', submittedAt, timezoneOffset }));
    expect(time.replace(/\s/g, ' ')).toBe(text);
  },
);

test('does not break the line within the time of another day', () => {
  const submittedAt = '2026-11-19T07:30:00.000Z';
  const time = sentTime(reflectionOf({ localDate: '2026-11-18', submittedAt, timezoneOffset: 0 }));
  expect(time).toBe('sent Thursday, 7:30\u00a0AM');
});

test.each([
  ['an imported entry without a time', { importedFrom: 'markdown' as const }, ''],
  [
    'an imported entry with a time',
    { importedFrom: 'markdown' as const, submittedAt: '2026-11-18T18:00:00.001Z' },
    '6:00 PM',
  ],
  ['a reflection of this app', {}, '6:00 PM'],
])('shows a time only if it is known: %s', (_, change, text) => {
  const at = { localDate: '2026-11-18', submittedAt: '2026-11-18T18:00:00.000Z', timezoneOffset: 0 };
  expect(sentTime(reflectionOf({ ...at, ...change })).replace(/\s/g, ' ')).toBe(text);
});
