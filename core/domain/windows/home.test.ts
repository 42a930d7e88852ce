// The rules of home and the writing screen: day markers, cards and the countdown.
import { describe, expect, test } from 'vitest';
import { dayMarker } from '../days/day-marker.ts';
import type { ReflectionType } from '../reflection-type.ts';
import { cardStatus } from './card-status.ts';
import { countdown } from './countdown.ts';

test.each<[ReflectionType[], string]>([
  [[], 'none'],
  [['evening'], 'evening'],
  [['deep'], 'deep'],
  [['deep', 'evening'], 'both'],
  [['deep', 'deep'], 'deep'],
])('a day with reflections %j has the marker %s [4.13, 4.35]', (types, marker) =>
  expect(dayMarker(types)).toBe(marker),
);

test.each<[ReflectionType[], string]>([
  [[], 'imported'],
  [['evening'], 'evening'],
  [['deep'], 'deep'],
  [['deep', 'evening'], 'both'],
])('a day with imported reflections and with own ones %j has the marker %s', (types, marker) =>
  expect(dayMarker(types, true)).toBe(marker),
);

describe('a reflection card', () => {
  const none = { written: null, hasExtraTime: false };
  const evening = { ...none, type: 'evening', untilMs: 1_000 } as const;
  const withReflection = { ...evening, written: { fromMs: 0, untilMs: 1_000 } };
  const graceMs = 15 * 60_000;
  const longer = { ...withReflection, untilMs: graceMs + 5_000 };

  test.each([
    ['written, its window still open', true, withReflection, 0, { kind: 'completed', canEdit: true }],
    ['written, its window over', true, withReflection, 1_000, { kind: 'completed', canEdit: false }],
    [
      'stored with an earlier end, an edit still accepted',
      true,
      longer,
      1_000 + graceMs,
      { kind: 'completed', canEdit: true },
    ],
    [
      'stored with an earlier end, no edit accepted',
      true,
      longer,
      1_001 + graceMs,
      { kind: 'completed', canEdit: false },
    ],
    [
      'stored with an earlier end, but with extra time',
      true,
      { ...longer, hasExtraTime: true },
      1_001 + graceMs,
      { kind: 'completed', canEdit: true },
    ],
    ['written, no window active', true, null, 0, { kind: 'completed', canEdit: false }],
    ['not written, its window open', false, evening, 400, { kind: 'available', remainingMs: 600 }],
    ['not written, its window over', false, evening, 1_000, { kind: 'locked' }],
    [
      'not written, only the other type open',
      false,
      { ...none, type: 'deep', untilMs: 1_000 } as const,
      0,
      { kind: 'locked' },
    ],
    ['not written, no window active', false, null, 0, { kind: 'locked' }],
  ])('a card shows the right status for an evening that is %s [4.15]', (_, isWritten, active, now, expected) => {
    expect(cardStatus('evening', isWritten, active, now)).toEqual(expected);
  });
});

describe('the countdown', () => {
  const MINUTE = 60_000;

  test.each<[ReflectionType, number, [number, number, number], string]>([
    ['evening', 5 * 60 * MINUTE + 61_000, [5, 1, 1], 'normal'],
    ['evening', 30 * MINUTE + 1, [0, 30, 1], 'normal'],
    ['evening', 30 * MINUTE, [0, 30, 0], 'yellow'],
    ['evening', 1, [0, 0, 1], 'yellow'],
    ['evening', 0, [0, 0, 0], 'red'],
    ['evening', -5_000, [0, 0, 0], 'red'],
    ['deep', 10 * MINUTE, [0, 10, 0], 'normal'],
    ['deep', 2 * MINUTE + 1, [0, 2, 1], 'normal'],
    ['deep', 2 * MINUTE, [0, 2, 0], 'red'],
    ['deep', 0, [0, 0, 0], 'red'],
  ])(
    'shows the time and colour of %s with %d ms left [4.20, 4.21]',
    (type, remainingMs, [hours, minutes, seconds], colour) => {
      const isExpired = remainingMs <= 0;
      expect(countdown(type, remainingMs)).toEqual({ hours, minutes, seconds, isExpired, colour });
    },
  );
});
