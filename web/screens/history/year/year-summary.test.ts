import { expect, test } from 'vitest';
import type { DayMarker } from '../../../../core/domain/days/day-marker.ts';
import { yearSummary } from './year-summary.ts';

test.each<[readonly DayMarker[], string]>([
  [[], 'No reflections in 2026.'],
  [['evening'], '1 day with reflections in 2026.'],
  [['imported'], '1 day with reflections in 2026.'],
  [['imported', 'imported'], '2 days with reflections in 2026.'],
  [['evening', 'imported'], '2 days with reflections in 2026: 1 evening, 1 only imported.'],
  [['imported', 'evening', 'imported'], '3 days with reflections in 2026: 1 evening, 2 only imported.'],
  [['deep', 'imported'], '2 days with reflections in 2026: 1 deep, 1 only imported.'],
  [['both', 'imported', 'imported'], '3 days with reflections in 2026: 1 both, 2 only imported.'],
  [
    ['imported', 'both', 'deep', 'evening', 'evening'],
    '5 days with reflections in 2026: 2 evening, 1 deep, 1 both, 1 only imported.',
  ],
])('the sentence about a year counts days that have only imported entries: %j', (markers, text) => {
  expect(yearSummary(2026, markers)).toBe(text);
});

test.each<[readonly DayMarker[], number, string]>([
  [['evening'], 1, '1 day with reflections in 2026, waiting to be sent.'],
  [['evening', 'evening'], 2, '2 days with reflections in 2026, waiting to be sent.'],
  [['evening', 'evening'], 1, '2 days with reflections in 2026, 1 of them waiting to be sent.'],
  [['evening', 'deep'], 1, '2 days with reflections in 2026, 1 of them waiting to be sent: 1 evening, 1 deep.'],
])('the sentence about a year says on how many days all words wait to be sent: %j, %i', (markers, waiting, text) => {
  expect(yearSummary(2026, markers, waiting)).toBe(text);
});

test.each<[readonly DayMarker[], number, string]>([
  [[], 0, 'No reflections in 2026, as far as this device knows.'],
  [['evening', 'deep'], 0, '2 days with reflections in 2026, as far as this device knows: 1 evening, 1 deep.'],
  [['evening'], 1, '1 day with reflections in 2026, as far as this device knows, waiting to be sent.'],
])(
  'the sentence about a year says that this device does not know all of its days: %j, %i',
  (markers, waiting, text) => {
    expect(yearSummary(2026, markers, waiting, true)).toBe(text);
  },
);
