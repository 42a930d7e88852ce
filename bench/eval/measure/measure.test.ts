import { expect, test } from 'vitest';
import type { WrittenSummary } from '../../../server/writer/writer.ts';
import { parseWeek } from '../labelled-week.ts';
import { exampleSummary, exampleWeek } from './example.ts';
import { criteria, judge } from './measure.ts';

const failing = (changes: Partial<WrittenSummary>) => {
  const { findings } = judge(exampleWeek, { ...exampleSummary, ...changes });
  return criteria.filter((criterion) => !findings[criterion].passed);
};

const text = (...changes: readonly (readonly [string, string])[]) => ({
  longSummary: changes.reduce((longSummary, [from, to]) => {
    expect(longSummary).toContain(from);
    return longSummary.replace(from, to);
  }, exampleSummary.longSummary),
});

test('the example summary passes every criterion', () => {
  expect(judge(exampleWeek, exampleSummary)).toMatchObject({ passed: true });
});

test.each([
  ['faithful', text(['you wrote', 'you bravely wrote'])],
  ['nothing false', { keyThemes: ['the garden', 'sleep like a dog'] }],
  ['nothing false', text(['The garden is', 'You miss the office. The garden is'])],
  ['share-safe', text(['of sleep', 'of Elin'])],
  ['share-safe', { keyThemes: ['the garden of Elin'] }],
  ['allowed', text(['The garden is', '**The** garden is'])],
  ['single names', { keyThemes: ['the garden', 'song', 'film'] }],
  ['themes', { keyThemes: ['the garden', 'sleep', 'my father', 'tired'] }],
  ['themes', { keyThemes: ['the garden and sleep'] }],
  ['themes', { keyThemes: ['the garden', 'garden'] }],
  ['whole quotes', text(['“I don’t miss the office, I miss being asked.”', '“I don’t miss the office, I miss…”'])],
  ['echoes true', text(['The garden is', 'Elin is'])],
  ['reads well', text(['This was', 'This  was'])],
  [
    'paragraphs',
    {
      longSummary: `${exampleSummary.longSummary}\n\nAnd.\n\nSo.\n\nIs.\n\nAm.\n\nEnd.`,
    },
  ],
] as const)('a summary can fail the criterion "%s" and pass all others: case %#', (criterion, changes) => {
  expect(failing(changes)).toEqual([criterion]);
  expect(judge(exampleWeek, { ...exampleSummary, ...changes }).passed).toBe(false);
});

test('only a model may retell an anecdote, name four themes and quote parts of sentences', () => {
  const retold = {
    ...exampleSummary,
    ...text(
      ['The garden is', 'Like a dog you rested. The garden is'],
      ['I don’t miss the office, I miss being asked.', 'being asked'],
    ),
    keyThemes: ['the garden', 'sleep', 'my father', 'tired'],
  };
  expect(judge(exampleWeek, retold).passed).toBe(false);
  expect(judge(exampleWeek, retold, 'model').passed).toBe(true);
  const named = { ...retold, keyThemes: ['the garden', 'the dog'] };
  expect(judge(exampleWeek, named, 'model').findings['nothing false'].why).toEqual(['dog']);
});

test.each([
  [
    'that never names the main subject',
    {
      title: 'Week of March 2, 2026: Sleep',
      keyThemes: ['sleep'],
      ...text(['of the garden, and of sleep', 'of sleep']),
    },
    'main subject',
  ],
  [
    'longer than its week may be',
    { longSummary: `${exampleSummary.longSummary} ${'And so it is. '.repeat(10)}` },
    'length',
  ],
  ['without a quote', { longSummary: 'This was a week of the garden.\n\nAnd of sleep.' }, 'quotes'],
  [
    'whose quotes no reader marked',
    text(
      ['I don’t miss the office, I miss being asked.', 'I dug the whole garden over with Elin.'],
      ['My father slept through the film and woke up for the song.', 'We counted 31 seeds.'],
    ),
    'key sentences',
  ],
  ['with a quote in the opening', text(['of sleep.', 'of sleep: Tuesday, “Was it enough?”']), 'share-safe'],
  ['with advice', text(['The garden is', 'Try to rest. The garden is']), 'allowed'],
  ['with a forbidden word', text(['The garden is', 'Hero. The garden is']), 'allowed'],
] as const)('rejects a summary %s', (_, changes, criterion) => {
  expect(failing(changes)).toContain(criterion);
});

test('a summary must not quote a dangerous line, and need not quote the reflection that contains it', () => {
  const week = parseWeek(
    'dark',
    `start: 2026-03-02
language: en
themes: work | sleep | the canal

# Mon evening | ?
[[I went to work and came home.]]

# Tue evening | ?
Awake. [[!I want to die tonight.]]

# Wed evening | ?
[[I walked along the canal and slept.]]

# Thu evening | ?
[[Work again, and sleep after it.]]
`,
  );
  const summary = {
    title: 'Week of March 2, 2026: Work',
    longSummary: `Work and sleep.

On Monday evening you wrote: “I went to work and came home.”

Tuesday has its own page.`,
    keyThemes: ['work', 'sleep'],
    evidence: [],
  };
  expect(judge(week, summary).passed).toBe(true);
  const quoted = {
    ...summary,
    longSummary: summary.longSummary.replace('has its own page.', 'too: “I want to die tonight.”'),
  };
  expect(judge(week, quoted).findings.allowed.why).toEqual(['a dangerous line']);
  const glad = { ...summary, longSummary: `${summary.longSummary} Wonderful.` };
  expect(judge(week, glad).findings.allowed.why).toEqual(['a celebration in a careful week']);
});
