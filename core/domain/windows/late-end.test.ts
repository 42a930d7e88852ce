import { expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { offsetAt, when } from '../../../testing/zone-oracle.ts';
import { lateEndMs } from './late-end.ts';

const BERLIN = 'Europe/Berlin';
const LORD_HOWE = 'Australia/Lord_Howe';

type Case = [name: string, zone: string, shownAt: string, calls: string[], endsAt: string];

test.each<Case>([
  ['no change of the clocks', BERLIN, '2027-10-20 23:50:00', [], '2027-10-21 23:59:59'],
  ['the clocks go back, no call before', BERLIN, '2027-10-30 23:50:00', [], '2027-10-31 23:59:59'],
  ['the clocks go back, a call after', BERLIN, '2027-10-30 23:50:00', ['2027-10-31 22:30:00'], '2027-10-31 23:59:59'],
  ['the clocks go back, a call before', BERLIN, '2027-10-30 23:50:00', ['2027-10-31 00:30:00'], '2027-10-31 23:59:59'],
  ['half an hour back', LORD_HOWE, '2027-04-03 23:50:00', ['2027-04-04 00:30:00'], '2027-04-04 23:59:59'],
  ['the clocks go forward, no call before', BERLIN, '2027-03-27 23:50:00', [], '2027-03-29 00:59:59'],
  ['the clocks go forward, a call', BERLIN, '2027-03-27 23:50:00', ['2027-03-28 22:30:00'], '2027-03-29 00:59:59'],
  ['the clocks went back before the evening', BERLIN, '2027-10-31 20:00:00', [], '2027-11-01 23:59:59'],
])(
  'the server accepts a late reflection until the end that the page computes: %s',
  (_, zone, shownAt, calls, endsAt) => {
    const endMs = when(zone, endsAt);
    const submitAt = (nowMs: number) => {
      const anna = person();
      const shown = anna.asks(zone, when(zone, shownAt));
      for (const at of calls) anna.asks(zone, when(zone, at));
      return { verdict: anna.submits(zone, nowMs, shown), pageEndMs: lateEndMs(shown, offsetAt(zone, nowMs)) };
    };
    const [day] = shownAt.split(' ');
    expect(submitAt(endMs)).toMatchObject({
      verdict: { isAccepted: true, isLate: true, window: { day } },
      pageEndMs: endMs,
    });
    const refused = { isAccepted: false, reason: 'window_closed' };
    expect(submitAt(endMs + 1)).toEqual({ verdict: refused, pageEndMs: endMs });
  },
);

test('a late reflection has until the end of the next evening by the clock of its device, also if another zone is in force', () => {
  const anna = person();
  const [phone, laptop] = [anna.on('phone'), anna.on('laptop')];
  const at = (wall: string) => when(BERLIN, wall);
  phone.asks(BERLIN, at('2027-02-10 12:00:00'));
  const shown = phone.asks(BERLIN, at('2027-02-10 20:00:00'));
  laptop.asks('Europe/London', at('2027-02-11 22:00:00'));
  const endMs = lateEndMs(shown, 0);
  expect(endMs).toBe(when('Europe/London', '2027-02-11 23:59:59'));
  expect(laptop.submits('Europe/London', endMs, shown)).toMatchObject({ isAccepted: true, isLate: true });
  expect(anna.state().offset).toBe(-60);
});

test('a journey or a deep window has no later end', () => {
  const evening = {
    type: 'evening',
    fromMs: Date.parse('2027-02-10T17:00:00Z'),
    untilMs: Date.parse('2027-02-10T22:59:59Z'),
  } as const;
  const dayLaterMs = evening.untilMs + 24 * 3_600_000;
  expect([-60, -120, 300, -540].map((offset) => lateEndMs(evening, offset))).toEqual(Array(4).fill(dayLaterMs));
  expect(lateEndMs({ ...evening, type: 'deep' }, 0)).toBe(dayLaterMs);
  // The evening was open until its new end when the clocks went back.
  expect(lateEndMs({ ...evening, untilMs: evening.untilMs + 3_600_000 }, 0)).toBe(dayLaterMs + 3_600_000);
});
