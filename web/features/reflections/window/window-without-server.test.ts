import { expect, test } from 'vitest';
import type { CurrentWindowBody } from '../../../../core/contract/reflections.ts';
import { reflectionOf } from '../../../../testing/reflections.ts';
import { isEveningOver } from './evening-over.ts';
import { windowWithoutServer } from './window-without-server.ts';

const prompts = Array.from({ length: 7 }, (_, day) => ({ id: `p${day}`, question: `Question ${day}?` }));
const at = (time: string) => Date.parse(`2026-03-${time}Z`);

/** The response at noon UTC on March 4. It announces the evening of that day. */
const noon: CurrentWindowBody = {
  window: {
    type: 'evening',
    isActive: false,
    availableFrom: '2026-03-04T18:00:00.000Z',
    availableUntil: '2026-03-04T23:59:59.000Z',
  },
  serverNow: '2026-03-04T12:00:00.000Z',
  localDate: '2026-03-04',
  zone: { offset: 0 },
  ahead: {
    from: '2026-03-04',
    evening: { availableFrom: '2026-03-04T18:00:00.000Z', availableUntil: '2026-03-04T23:59:59.000Z' },
    prompts,
  },
};
const deep: CurrentWindowBody = {
  ...noon,
  window: {
    type: 'deep',
    isActive: true,
    availableFrom: '2026-03-04T11:55:00.000Z',
    availableUntil: '2026-03-04T12:05:00.000Z',
  },
};
/** The response after this evening's reflection was written. It announces tomorrow's evening without issuing it. */
const written: CurrentWindowBody = {
  ...noon,
  window: { ...noon.window, availableFrom: '2026-03-05T18:00:00.000Z', availableUntil: '2026-03-05T23:59:59.000Z' },
  ahead: { from: '2026-03-05', prompts },
};

/** Return the window that a device with a correct clock shows later, if its last response arrived at noon. */
function windowAt(instant: string, answer = noon, timezoneOffset = 0) {
  const passedMs = at(instant) - at('04T12:00:00');
  const known = { ...answer, receivedAtMs: 0, receivedAtWallMs: at('04T12:00:00') };
  return windowWithoutServer(known, { monotonicMs: passedMs, wallMs: at(instant), timezoneOffset });
}

test.each([
  ['04T17:59:59', noon, false, '2026-03-04T18:00', undefined, undefined, '2026-03-04'],
  ['04T18:00:00', noon, true, '2026-03-04T18:00', 'announced', 'p0', '2026-03-04'],
  ['04T23:59:58', noon, true, '2026-03-04T18:00', 'announced', 'p0', '2026-03-04'],
  ['04T23:59:59', noon, false, '2026-03-05T18:00', undefined, undefined, '2026-03-04'],
  ['05T12:00:00', noon, false, '2026-03-05T18:00', undefined, undefined, '2026-03-05'],
  ['07T20:00:00', noon, true, '2026-03-07T18:00', 'unannounced', 'p3', '2026-03-07'],
  ['11T20:00:00', noon, true, '2026-03-11T18:00', 'unannounced', 'p0', '2026-03-11'],
  ['04T15:00:00', deep, false, '2026-03-04T18:00', undefined, undefined, '2026-03-04'],
  ['04T20:00:00', deep, true, '2026-03-04T18:00', 'announced', 'p0', '2026-03-04'],
  // This evening's reflection is written, so the evening does not open again.
  ['04T20:00:00', written, false, '2026-03-05T18:00', undefined, undefined, '2026-03-04'],
  ['05T20:00:00', written, true, '2026-03-05T18:00', 'unannounced', 'p0', '2026-03-05'],
] as const)(
  'computes the window at %s from an earlier response while the server cannot be reached',
  (instant, answer, ...expected) => {
    const { window, assumed, prompt, localDate } = windowAt(instant, answer);
    expect([window.isActive, window.availableFrom.slice(0, 16), assumed, prompt?.id, localDate]).toEqual(expected);
  },
);

test.each([
  ['04T16:59:59', noon, undefined],
  ['04T17:00:00', noon, true],
  ['04T20:00:00', noon, true],
  ['05T16:59:59', noon, undefined],
  ['05T17:00:00', noon, true],
  ['04T16:00:00', { ...noon, isDeepOver: true }, true],
  ['05T16:00:00', { ...noon, isDeepOver: true }, undefined],
] as const)('knows at %s whether a deep reflection can still be written that day', (instant, answer, isOver) => {
  expect(windowAt(instant, answer).isDeepOver).toBe(isOver);
});

/** The responses at 22:00 of an evening with extra time, before and after its reflection was written. */
const unwrittenNight: CurrentWindowBody = {
  ...noon,
  window: { ...noon.window, isActive: true },
  serverNow: '2026-03-04T22:00:00.000Z',
  extraTimeUntil: '2026-03-05T01:39:59.000Z',
  isDeepOver: true,
  ahead: { from: '2026-03-04', prompts },
};
const writtenNight: CurrentWindowBody = {
  ...unwrittenNight,
  existingReflection: reflectionOf(),
  ahead: { from: '2026-03-05', prompts },
};

test.each([
  ['04T23:59:58', unwrittenNight, '2026-03-04', true, true, false],
  ['05T00:40:00', unwrittenNight, '2026-03-05', undefined, true, false],
  ['05T01:40:00', unwrittenNight, '2026-03-05', undefined, false, false],
  ['04T23:59:58', writtenNight, '2026-03-04', true, true, true],
  ['05T00:40:00', writtenNight, '2026-03-05', undefined, true, false],
  ['05T01:40:00', writtenNight, '2026-03-05', undefined, false, false],
  // The reflection is written, without extra time: the announced evening is that of the next day.
  ['05T00:40:00', { ...written, isDeepOver: true }, '2026-03-05', undefined, false, false],
] as const)(
  'begins the next day at midnight, also while an evening is open in extra time (%s)',
  (instant, answer, ...expected) => {
    const passedMs = at(instant) - Date.parse(answer.serverNow);
    const known = { ...answer, receivedAtMs: 0, receivedAtWallMs: Date.parse(answer.serverNow) };
    const later = windowWithoutServer(known, { monotonicMs: passedMs, wallMs: at(instant), timezoneOffset: 0 });
    expect([later.localDate, later.isDeepOver, later.window.isActive, isEveningOver(later)]).toEqual(expected);
    expect(later.existingReflection).toEqual(later.window.isActive ? answer.existingReflection : undefined);
  },
);

test('opens an evening in the device’s own zone when no evening is open in the zone in force', () => {
  // In the zone in force, UTC, it is 04:00. The device has flown to UTC-8, where it is 20:00.
  const { window, assumed } = windowAt('06T04:00:00', noon, 480);
  expect([window.availableFrom, assumed]).toEqual(['2026-03-06T02:00:00.000Z', 'unannounced']);
});

test('counts the time that passes while the device sleeps and its monotonic clock does not advance', () => {
  const known = { ...noon, receivedAtMs: 0, receivedAtWallMs: at('04T12:00:00') };
  const { window } = windowWithoutServer(known, { monotonicMs: 1_000, wallMs: at('04T20:00:00'), timezoneOffset: 0 });
  expect(window.isActive).toBe(true);
});
