import { expect, test } from 'vitest';
import { daysToPlan, planMessages, streakMessages, summaryMessage } from './notification-plan.ts';
import { NOTIFICATION_KINDS } from './notifications.ts';

const day = '2026-03-04';
const offset = -120;
const at = (local: string) => Date.parse(`${local}+02:00`);
const person = { kinds: NOTIFICATION_KINDS, quiet: null, offset, share: 0 };
const evening = { fromMs: at('2026-03-04T18:00:00'), untilMs: at('2026-03-04T23:59:59') };
const plan = (more: Partial<Parameters<typeof planMessages>[2]> = {}) =>
  Object.fromEntries(
    planMessages(day, 10 * 60 + 7, { ...person, ...more }).map(({ kind, dueMs, untilMs }) => [kind, [dueMs, untilMs]]),
  );

test('the plan has the deep and evening messages, and has the streak message only if there is no evening message', () => {
  expect(plan()).toEqual({
    deep: [at('2026-03-04T10:07:00'), at('2026-03-04T10:17:00')],
    evening: [at('2026-03-04T18:00:00'), at('2026-03-04T23:59:59')],
  });
  expect(plan({ kinds: ['streak'] })).toEqual({
    streak: [at('2026-03-04T22:59:59'), at('2026-03-04T23:59:59')],
  });
  expect(streakMessages(day, evening, { ...person, kinds: ['evening'] })).toEqual([]);
});

test('the plan has the streak message if the evening message was already sent or would be too late', () => {
  const onlyNew = ({ kind }: { kind: string }) => kind !== 'evening' && kind !== 'deep';
  expect(planMessages(day, 607, person, onlyNew).map(({ kind }) => kind)).toEqual(['streak']);
  expect(planMessages(day, 607, person, () => false)).toEqual([]);
});

test('evening and streak messages, but not deep messages, are spread over twenty minutes', () => {
  const { deep, evening } = plan({ share: 0.9999999 });
  const { streak } = plan({ share: 0.9999999, kinds: ['streak'] });
  expect(deep?.[0]).toBe(at('2026-03-04T10:07:00'));
  expect(evening?.[0]).toBe(at('2026-03-04T18:19:59'));
  expect(streak?.[0]).toBe(at('2026-03-04T22:40:00'));
  expect(plan({ share: 0.5 })['evening']?.[0]).toBe(at('2026-03-04T18:10:00'));
});

test.each([
  ['22:00', '07:00', 0, '21:55:00'],
  ['22:00', '07:00', 0.9999999, '21:35:01'],
  ['19:30', '07:00', 0.9999999, '19:05:01'],
  ['23:30', '07:00', 0, '22:59:59'],
  ['21:00', '22:30', 0, '22:59:59'],
  ['22:30', '23:30', 0, '23:30:00'],
])('with quiet hours from %s until %s and the share %d, the streak message is due at %s', (from, until, share, due) => {
  const [fromMinute = 0, untilMinute = 0] = [from, until].map((text) => at(`1970-01-01T${text}:00`) / 60_000 + 120);
  const [message] = streakMessages(day, evening, { ...person, share, quiet: { fromMinute, untilMinute } });
  expect(message).toEqual({ day, kind: 'streak', dueMs: at(`2026-03-04T${due}`), untilMs: evening.untilMs });
});

test.each([18 * 60, 18 * 60 + 30, 19 * 60 + 24])(
  'no streak message comes close to the evening message if quiet hours begin at minute %d of the day',
  (fromMinute) => {
    expect(streakMessages(day, evening, { ...person, quiet: { fromMinute, untilMinute: 7 * 60 } })).toEqual([]);
  },
);

test('the plan has only the kinds of messages that the user chose', () => {
  expect(Object.keys(plan({ kinds: ['streak'] }))).toEqual(['streak']);
  expect(plan({ kinds: ['summary'] })).toEqual({});
});

test('an evening message waits until quiet hours end, and a message whose window ends before that is omitted', () => {
  const quiet = { fromMinute: 17 * 60, untilMinute: 20 * 60 };
  expect(plan({ quiet })['evening']?.[0]).toBe(at('2026-03-04T20:00:00'));
  expect(Object.keys(plan({ quiet: { fromMinute: 10 * 60, untilMinute: 10 * 60 + 10 } }))).toContain('deep');
  expect(Object.keys(plan({ quiet: { fromMinute: 22 * 60, untilMinute: 10 * 60 + 17 } }))).toEqual(['evening']);
});

test.each([
  ['2026-03-04T04:00:00', '2026-03-04T08:00:00'],
  ['2026-03-04T11:30:00', '2026-03-04T11:30:00'],
])('the message about a summary written at %s is due at %s', (now, due) => {
  expect(summaryMessage(at(now), { offset, share: 0, quiet: null })).toEqual({
    day,
    kind: 'summary',
    dueMs: at(due),
    untilMs: at('2026-03-05T00:00:00'),
  });
});

test('a summary message waits until quiet hours end, and is omitted if they last past midnight', () => {
  const quiet = { fromMinute: 20 * 60, untilMinute: 9 * 60 };
  expect(summaryMessage(at('2026-03-04T04:00:00'), { offset, share: 0, quiet })?.dueMs).toBe(at('2026-03-04T09:00:00'));
  expect(summaryMessage(at('2026-03-04T21:00:00'), { offset, share: 0, quiet })).toBeNull();
});

test.each([
  ['2026-03-04T19:59:59', null, ['2026-03-04'], '2026-03-04T20:00:00'],
  ['2026-03-04T20:00:00', null, ['2026-03-04', '2026-03-05'], '2026-03-05T20:00:00'],
  ['2026-03-04T20:00:00', '2026-03-04', ['2026-03-05'], '2026-03-05T20:00:00'],
  ['2026-03-04T23:00:00', '2026-03-05', [], '2026-03-05T20:00:00'],
  ['2026-03-07T12:00:00', '2026-03-05', ['2026-03-07'], '2026-03-07T20:00:00'],
])(
  'at %s, with %s as the last planned day, the days %j are planned, and the next planning is at %s',
  (now, planned, days, next) => {
    const found = daysToPlan(at(now), offset, planned);
    expect(found).toMatchObject({ days, nextMs: at(next) });
    expect(found.nextMs).toBeGreaterThan(at(now));
  },
);
