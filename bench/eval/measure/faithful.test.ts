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
  ['another day', 'On Monday evening you', 'On Thursday evening you', /not on its day/],
  ['no day at all', 'On Monday evening you wrote', 'You wrote', /not on its day/],
  ['a day that has none', 'On Monday evening you', 'On Friday evening you', /not on its day/],
  ['the other type', 'The deep reflection of Tuesday', 'Tuesday evening', /not of its type/],
  ['a word from nowhere', 'went further', 'went bravely further', /word from nowhere: bravely/],
  ['a name from nowhere', 'Then Tuesday evening', 'Then with Marcus, Tuesday evening', /word from nowhere: marcus/],
  ['five reflections', 'four reflections', 'five reflections', /wrong number: five/],
  ['two evenings', 'three evenings', 'two evenings', /wrong number: two/],
  ['figures', 'four reflections', '5 reflections', /wrong number: 5/],
  ['two deep reflections', 'one deep', 'two deep', /wrong number: two/],
  [
    'the marks left off',
    '“I was tired in a good way, like a dog.”',
    'I was tired in a good way, like a dog.',
    /copied/,
  ],
  ['a day without a page', 'It ended on Thursday', 'Wednesday had none. It ended on Thursday', /a day without/],
])('finds %s', (_, from, to, fault) => {
  expect(faultsOf(from, to).join('; ')).toMatch(fault);
});

test.each([
  ['a number that the person wrote', 'went further', 'counted 31 seeds'],
  ['the name that the person wrote', 'It ended', 'Elin was there. It ended'],
  ['how many reflections a theme is in', 'They turn', 'The garden is in two of the four. They turn'],
  [
    'the day after the quote',
    'Then Tuesday evening: “the garden drank it all.”',
    '“the garden drank it all”, says Tuesday.',
  ],
  [
    'a second quote of the same page',
    'Then Tuesday evening: “the',
    'Then Tuesday evening: “Rain, three kinds of it.” And: “the',
  ],
])('accepts %s', (_, from, to) => {
  expect(faultsOf(from, to)).toEqual([]);
});

test('finds a wrong count of a theme', () => {
  expect(faultsOf('They turn', 'The garden is in three of the four. They turn')).toEqual(['wrong number: three']);
});

test('finds evidence without the quote of its sentence', () => {
  const start = exampleSummary.longSummary.indexOf('On Monday');
  const evidence = (reflections: number[]) => ({
    ...exampleSummary,
    evidence: [{ start, end: start + 70, reflections }],
  });
  expect(unfaithful(exampleWeek, evidence([0]))).toEqual([]);
  expect(unfaithful(exampleWeek, evidence([3])).join()).toMatch(/evidence points elsewhere/);
  expect(unfaithful(exampleWeek, evidence([0, 9])).join()).toMatch(/evidence outside/);
});

test('accepts topic names for a theme in title, themes and opening only', () => {
  const named = { ...exampleSummary, keyThemes: ['the garden', 'grief'] };
  const opening = (from: string, to: string) => exampleSummary.longSummary.replace(from, to);
  expect(unfaithful(exampleWeek, named)).toEqual([]);
  expect(unfaithful(exampleWeek, { ...named, longSummary: opening('and sleep.', 'and grief.') })).toEqual([]);
  expect(unfaithful(exampleWeek, { ...named, longSummary: opening('and sleep.', 'and money.') })).toEqual([
    'word from nowhere: money',
  ]);
  expect(unfaithful(exampleWeek, { ...named, longSummary: opening('It ended on', 'In grief it ended on') })).toEqual([
    'word from nowhere: grief',
  ]);
});

test('finds a title with another week, and invented themes', () => {
  expect(unfaithful(exampleWeek, { ...exampleSummary, title: 'Week of March 9, 2026: Sleep' })).not.toEqual([]);
  expect(unfaithful(exampleWeek, { ...exampleSummary, keyThemes: ['blockchain'] })).toEqual([
    'word from nowhere: blockchain',
  ]);
});
