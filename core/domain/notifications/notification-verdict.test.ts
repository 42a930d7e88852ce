import { expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import type { Ledger } from '../ledger/ledger-state.ts';
import { withToday } from '../ledger/present-day.ts';
import { judgeNotification, type NotificationQuestion } from './notification-verdict.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notifications.ts';

const day = '2026-03-04';
const at = (local: string) => Date.parse(`${local}+02:00`);
const noon = 12 * 60;

/** Return the ledger, at `now`, of a user in UTC+2 who wrote on these evenings. */
function ledgerAt(now: string, evenings: readonly string[], more: (who: ReturnType<typeof person>) => void = () => {}) {
  const who = person(noon);
  who.asks(-120, at('2026-03-01T09:00:00'));
  for (const evening of evenings) who.writesEvening(-120, at(`${evening}T19:00:00`));
  more(who);
  const ledger: Ledger = { state: who.state(), rows: who.rows() };
  return withToday(ledger, at(now), () => noon);
}

const judge = (kind: NotificationKind, now: string, ledger: Ledger, more: Partial<NotificationQuestion> = {}) =>
  judgeNotification(ledger, {
    message: { day, kind, untilMs: at('2026-03-05T00:00:00') },
    choice: { kinds: NOTIFICATION_KINDS, quiet: null },
    sent: [],
    nowMs: at(now),
    ...more,
  });

const drop = { verdict: 'drop' };

test.each([
  ['2026-03-04T11:59:59', { verdict: 'later', dueMs: at('2026-03-04T12:00:00'), untilMs: at('2026-03-04T12:10:00') }],
  ['2026-03-04T12:00:00', { verdict: 'send', untilMs: at('2026-03-04T12:10:00') }],
  ['2026-03-04T12:09:59', { verdict: 'send', untilMs: at('2026-03-04T12:10:00') }],
  ['2026-03-04T12:10:00', drop],
])('a deep message waits until its window (12:00 to 12:10) and is dropped after the window: at %s', (now, verdict) =>
  expect(judge('deep', now, ledgerAt(now, []))).toEqual(verdict),
);

test('a message about a window that already has a reflection is dropped', () => {
  const deep = ledgerAt('2026-03-04T12:05:00', [], (who) => who.writesDeep(-120, at('2026-03-04T12:01:00')));
  expect(judge('deep', '2026-03-04T12:05:00', deep)).toEqual(drop);
  const evening = ledgerAt('2026-03-04T20:00:00', [day]);
  expect(judge('evening', '2026-03-04T20:00:00', evening)).toEqual(drop);
  expect(judge('evening', '2026-03-04T20:00:00', ledgerAt('2026-03-04T20:00:00', []))).toMatchObject({
    verdict: 'send',
  });
});

test('the streak message is sent only late on an evening on which a streak would otherwise end', () => {
  const late = '2026-03-04T23:00:00';
  const send = { verdict: 'send', untilMs: at('2026-03-04T23:59:59') };
  expect(judge('streak', late, ledgerAt(late, ['2026-03-03']))).toEqual(send);
  expect(judge('streak', late, ledgerAt(late, ['2026-03-02']))).toEqual(drop);
  expect(judge('streak', late, ledgerAt(late, []))).toEqual(drop);
  const withDeep = ledgerAt(late, ['2026-03-03'], (who) => who.writesDeep(-120, at('2026-03-04T12:01:00')));
  expect(judge('streak', late, withDeep)).toEqual(drop);
  const early = '2026-03-04T20:00:00';
  expect(judge('streak', early, ledgerAt(early, ['2026-03-03']))).toMatchObject({
    verdict: 'later',
    dueMs: at('2026-03-04T22:39:59'),
  });
});

test('a message is dropped if its kind is switched off or was already sent, or if three messages were sent that day', () => {
  const now = '2026-03-04T20:00:00';
  const ledger = ledgerAt(now, []);
  expect(judge('evening', now, ledger, { choice: { kinds: ['deep'], quiet: null } })).toEqual(drop);
  expect(judge('evening', now, ledger, { sent: ['evening'] })).toEqual(drop);
  expect(judge('evening', now, ledger, { sent: ['summary', 'deep', 'streak'] })).toEqual(drop);
  expect(judge('evening', now, ledger, { sent: ['summary', 'deep'] })).toMatchObject({ verdict: 'send' });
});

test('a message waits until quiet hours end, or is dropped if its window ends first', () => {
  const now = '2026-03-04T20:00:00';
  const ledger = ledgerAt(now, []);
  const quiet = (until: number) => ({
    choice: { kinds: NOTIFICATION_KINDS, quiet: { fromMinute: 19 * 60, untilMinute: until } },
  });
  expect(judge('evening', now, ledger, quiet(21 * 60))).toMatchObject({
    verdict: 'later',
    dueMs: at('2026-03-04T21:00:00'),
  });
  expect(judge('evening', now, ledger, quiet(7 * 60))).toEqual(drop);
});

test('the streak message is sent before quiet hours that last until the end of the evening', () => {
  const choice = { kinds: NOTIFICATION_KINDS, quiet: { fromMinute: 22 * 60, untilMinute: 7 * 60 } };
  const verdict = (now: string) => judge('streak', now, ledgerAt(now, ['2026-03-03']), { choice });
  expect(verdict('2026-03-04T20:00:00')).toMatchObject({ verdict: 'later', dueMs: at('2026-03-04T21:35:00') });
  expect(verdict('2026-03-04T21:50:00')).toMatchObject({ verdict: 'send', untilMs: at('2026-03-04T23:59:59') });
  expect(verdict('2026-03-04T22:00:00')).toEqual(drop);
});

test('the summary message is sent until it expires', () => {
  const now = '2026-03-04T20:00:00';
  expect(judge('summary', now, ledgerAt(now, []))).toEqual({ verdict: 'send', untilMs: at('2026-03-05T00:00:00') });
  const late = '2026-03-05T00:00:00';
  expect(judge('summary', late, ledgerAt(late, []))).toEqual(drop);
});
