import { expect, test } from 'vitest';
import { exampleSummary, exampleWeek } from './example.ts';
import { unfaithful } from './faithful.ts';

const faultsOf = (from: string, to: string) => {
  expect(exampleSummary.longSummary).toContain(from);
  return unfaithful(exampleWeek, { ...exampleSummary, longSummary: exampleSummary.longSummary.replace(from, to) });
};

test('finds no fault in the example', () => {
  expect(unfaithful(exampleWeek, exampleSummary)).toEqual([]);
});

test.each([
  ['a wrong day', 'On Monday evening you', 'On Thursday evening you', /not on its day/],
  ['a quote without a day', 'On Monday evening you wrote', 'You wrote', /not on its day/],
  ['a day without a reflection', 'On Monday evening you', 'On Friday evening you', /not on its day/],
  ['the other type of reflection', 'The deep reflection of Tuesday', 'Tuesday evening', /not of its type/],
  ['a word that the reflections do not have', 'went further', 'went bravely further', /unknown word: bravely/],
  [
    'a name that the reflections do not have',
    'Then Tuesday evening',
    'Then with Marcus, Tuesday evening',
    /unknown word: marcus/,
  ],
  ['a wrong count of reflections', 'four reflections', 'five reflections', /wrong number: five/],
  ['a wrong count of evenings', 'three evenings', 'two evenings', /wrong number: two/],
  ['a wrong count in digits', 'four reflections', '5 reflections', /wrong number: 5/],
  ['a wrong count of deep reflections', 'one deep', 'two deep', /wrong number: two/],
  [
    'a quote without quotation marks',
    '“I was tired in a good way, like a dog.”',
    'I was tired in a good way, like a dog.',
    /copied/,
  ],
  [
    'a day named without a reflection',
    'It ended on Thursday',
    'Wednesday had none. It ended on Thursday',
    /a day without/,
  ],
])('finds a fault in a summary with %s', (_, from, to, fault) => {
  expect(faultsOf(from, to).join('; ')).toMatch(fault);
});

test.each([
  ['a number that the user wrote', 'went further', 'counted 31 seeds'],
  ['a name that the user wrote', 'It ended', 'Elin was there. It ended'],
  ['the number of reflections with a theme', 'They turn', 'The garden is in two of the four. They turn'],
  [
    'a day named after the quote',
    'Then Tuesday evening: “the garden drank it all.”',
    '“the garden drank it all”, says Tuesday.',
  ],
  [
    'a second quote of the same reflection',
    'Then Tuesday evening: “the',
    'Then Tuesday evening: “Rain, three kinds of it.” And: “the',
  ],
])('accepts a summary with %s', (_, from, to) => {
  expect(faultsOf(from, to)).toEqual([]);
});

test('finds a wrong count of a theme', () => {
  expect(faultsOf('They turn', 'The garden is in three of the four. They turn')).toEqual(['wrong number: three']);
});

test('finds evidence that names a reflection without the quoted text', () => {
  const start = exampleSummary.longSummary.indexOf('On Monday');
  const evidence = (reflections: number[]) => ({
    ...exampleSummary,
    evidence: [{ start, end: start + 70, reflections }],
  });
  expect(unfaithful(exampleWeek, evidence([0]))).toEqual([]);
  expect(unfaithful(exampleWeek, evidence([3])).join()).toMatch(/evidence points elsewhere/);
  expect(unfaithful(exampleWeek, evidence([0, 9])).join()).toMatch(/evidence outside/);
});

test('accepts topic names of a theme only in title, themes and opening', () => {
  const named = { ...exampleSummary, keyThemes: ['the garden', 'grief'] };
  const opening = (from: string, to: string) => exampleSummary.longSummary.replace(from, to);
  expect(unfaithful(exampleWeek, named)).toEqual([]);
  expect(unfaithful(exampleWeek, { ...named, longSummary: opening('and sleep.', 'and grief.') })).toEqual([]);
  expect(unfaithful(exampleWeek, { ...named, longSummary: opening('and sleep.', 'and money.') })).toEqual([
    'unknown word: money',
  ]);
  expect(unfaithful(exampleWeek, { ...named, longSummary: opening('It ended on', 'In grief it ended on') })).toEqual([
    'unknown word: grief',
  ]);
});

test('finds a title of another week and invented themes', () => {
  expect(unfaithful(exampleWeek, { ...exampleSummary, title: 'Week of March 9, 2026: Sleep' })).not.toEqual([]);
  expect(unfaithful(exampleWeek, { ...exampleSummary, keyThemes: ['blockchain'] })).toEqual([
    'unknown word: blockchain',
  ]);
});
