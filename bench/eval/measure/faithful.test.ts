import { expect, test } from 'vitest';
import { exampleWeek } from './example.ts';
import { unfaithful, type WriterKind } from './faithful.ts';

const summary = {
  title: 'Week of March 2, 2026: The Garden and Sleep',
  longSummary: `You wrote four reflections on three days, three evenings and one deep reflection. They turn around the garden and sleep.

On Monday evening you wrote: “I don’t miss the office, I miss being asked.” The deep reflection of Tuesday went further: “My father slept through the film and woke up for the song.”

Then Tuesday evening: “the garden drank it all.” It ended on Thursday evening: “I was tired in a good way, like a dog.”`,
  keyThemes: ['the garden', 'sleep', 'my father'],
  evidence: [],
};

const faultsOf = (from: string, to: string, kind: WriterKind = 'builtin') => {
  expect(summary.longSummary).toContain(from);
  return unfaithful(exampleWeek, { ...summary, longSummary: summary.longSummary.replace(from, to) }, kind);
};

test('the example summary is faithful', () => {
  expect(unfaithful(exampleWeek, summary, 'builtin')).toEqual([]);
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
])('a summary is not faithful if it has %s', (_, from, to, fault) => {
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
])('a summary may have %s', (_, from, to) => {
  expect(faultsOf(from, to)).toEqual([]);
});

test('a summary is not faithful if it states a wrong number of reflections with a theme', () => {
  expect(faultsOf('They turn', 'The garden is in three of the four. They turn')).toEqual(['wrong number: three']);
});

test('evidence must point to a reflection that contains the quoted text', () => {
  const start = summary.longSummary.indexOf('On Monday');
  const evidence = (reflections: number[]) => ({
    ...summary,
    evidence: [{ start, end: start + 70, reflections }],
  });
  expect(unfaithful(exampleWeek, evidence([0]), 'builtin')).toEqual([]);
  expect(unfaithful(exampleWeek, evidence([3]), 'builtin').join()).toMatch(/evidence points elsewhere/);
  expect(unfaithful(exampleWeek, evidence([0, 9]), 'builtin').join()).toMatch(/evidence outside/);
});

test('only English number words are checked, and a count of days may be too low, but not too high', () => {
  const shared = (count: string) => faultsOf('They turn', `${count} days share “garden”. They turn`).join('; ');
  expect(shared('Two')).not.toContain('wrong number');
  expect(shared('Four')).toContain('wrong number: four');
  const polish = { ...exampleWeek, languages: ['pl'] };
  const text = { ...summary, longSummary: 'Ten ogród.' };
  expect(unfaithful(polish, text, 'builtin').join()).not.toContain('wrong number');
});

test.each([
  ['first', [0], /^$/],
  ['last', [0], /not on its day/],
  ['first', [3], /not on its day/],
  ['first', [], /not on its day/],
] as const)(
  '“first page” or “last page” may replace a day if the evidence is that page: %s, %j',
  (page, pages, fault) => {
    const longSummary = `A week.\n\nYour ${page} page says, “I don’t miss the office, I miss being asked.”`;
    const evidence = [{ start: 9, end: longSummary.length, reflections: [...pages] }];
    expect(unfaithful(exampleWeek, { ...summary, longSummary, evidence }, 'builtin').join()).toMatch(fault);
  },
);

test('the text may contain the names of themes, but no other words that the user did not write', () => {
  const named = { ...summary, keyThemes: ['the garden', 'grief'] };
  const opening = (to: string) => ({ ...named, longSummary: named.longSummary.replace('and sleep.', to) });
  expect(unfaithful(exampleWeek, opening('and grief.'), 'builtin')).toEqual([]);
  expect(unfaithful(exampleWeek, opening('and money.'), 'builtin')).toEqual(['unknown word: money']);
});

test('a model may use its own words, but no name that the user did not write', () => {
  expect(faultsOf('went further', 'went bravely further', 'model')).toEqual([]);
  expect(faultsOf('went further', 'went further with Marcus', 'model')).toEqual(['unknown word: marcus']);
  expect(faultsOf('went further', 'went further with Elinka', 'model')).toEqual([]);
});

test('if a model quotes part of a sentence, the part must be verbatim and from a day named in the same sentence of the summary', () => {
  const part = (text: string) =>
    faultsOf('“I don’t miss the office, I miss being asked.”', `“${text},” you wrote.`, 'model');
  expect(part('miss being asked')).toEqual([]);
  expect(part('miss being told')).toEqual(['not verbatim: “miss being told,”']);
  expect(part('slept through the film')).toEqual(['not on its day: “slept through the film,”']);
});

test('a summary is not faithful if its title names another week', () => {
  const title = 'Week of March 9, 2026: Sleep';
  expect(unfaithful(exampleWeek, { ...summary, title }, 'builtin')).toContain('the title does not begin with its week');
});
