import { expect, test } from 'vitest';
import type { WrittenSummary } from '../../../server/writer/writer.ts';
import { parseWeek } from '../labelled-week.ts';
import { exampleSummary, exampleWeek } from './example.ts';
import { frameWords } from './frame-words.ts';
import { criteria, judge } from './measure.ts';
import { numberOf } from './numbers.ts';

const failing = (changes: Partial<WrittenSummary>) => {
  const { findings } = judge(exampleWeek, { ...exampleSummary, ...changes });
  return criteria.filter((criterion) => !findings[criterion].passed);
};
const text = (from: string, to: string) => {
  expect(exampleSummary.longSummary).toContain(from);
  return { longSummary: exampleSummary.longSummary.replace(from, to) };
};

test('passes the example summary in every criterion', () => {
  expect(judge(exampleWeek, exampleSummary)).toMatchObject({ passed: true });
});

test.each([
  [
    'two quotes that are not key sentences',
    text(
      '“I don’t miss the office, I miss being asked.” The',
      '“I dug the whole garden over with Elin.” The',
    ).longSummary.replace('“I was tired in a good way, like a dog.”', 'that is all.'),
    ['key sentences'],
  ],
  ['a missing day', exampleSummary.longSummary.replace(/ It ended.*$/u, ''), ['present']],
  [
    'a quote in the opening',
    text('and sleep.\n', 'and sleep: Tuesday evening, “the garden drank it all.”\n').longSummary.replace(
      'Then Tuesday evening: “the garden drank it all.” ',
      '',
    ),
    ['share-safe'],
  ],
  ['a name in the opening', text('garden and sleep.', 'garden and Elin.').longSummary, ['share-safe']],
  ['advice', text('It ended', 'Try to rest. It ended').longSummary, ['faithful', 'allowed']],
  ['a forbidden word', text('It ended', 'Hero. It ended').longSummary, ['faithful', 'allowed']],
  ['markup', text('It ended', '**It** ended').longSummary, ['allowed']],
  ['one paragraph', exampleSummary.longSummary.replaceAll('\n\n', ' '), ['share-safe', 'paragraphs']],
  ['a repeated sentence', `${exampleSummary.longSummary} They turn around the garden and sleep.`, ['repetition']],
  [
    'a repeated quote',
    `${exampleSummary.longSummary} On that same evening: “I was tired in a good way, like a dog.”`,
    ['repetition'],
  ],
] as const)('fails a summary with %s', (_, longSummary, expected) => {
  expect(failing({ longSummary })).toEqual(expect.arrayContaining([...expected]));
});

test.each([
  ['one theme', ['the garden'], ['themes']],
  ['the same theme twice', ['the garden', 'garden'], ['theme precision', 'themes']],
  ['themes that no reader would name', ['song', 'film', 'garden'], ['theme precision']],
  ['a name', ['Elin', 'garden', 'sleep'], ['share-safe']],
  ['a theme as long as a sentence', ['the garden and the office and the film and the song', 'sleep'], ['themes']],
])('fails a summary for its themes: %s', (_, keyThemes, expected) => {
  expect(failing({ keyThemes })).toEqual(expect.arrayContaining(expected));
});

test('fails a summary that is almost only quotes, for its share of quotes', () => {
  const longSummary = exampleSummary.longSummary
    .replace(
      'You wrote four reflections on three days, three evenings and one deep reflection. They turn around',
      'You wrote of',
    )
    .replace('Then Tuesday evening', 'Tuesday')
    .replace('It ended on Thursday evening', 'Thursday')
    .replace('On Monday evening you wrote', 'Monday')
    .replace('The deep reflection of Tuesday went further', 'Tuesday');
  expect(failing({ longSummary })).toContain('quoted share');
});

const manyWords = [...frameWords].filter((word) => numberOf(word) === null && !word.endsWith('day')).slice(0, 270);
const changed = (...changes: readonly (readonly [string, string])[]) =>
  changes.reduce((longSummary, [from, to]) => {
    expect(longSummary).toContain(from);
    return longSummary.replace(from, to);
  }, exampleSummary.longSummary);

test.each([
  ['faithful', { longSummary: changed(['went further', 'went bravely']) }],
  [
    'key sentences',
    {
      longSummary: changed(
        ['I don’t miss the office, I miss being asked.', 'I dug the whole garden over with Elin.'],
        ['My father slept through the film and woke up for the song.', 'We counted 31 seeds.'],
      ),
    },
  ],
  ['present', { longSummary: exampleSummary.longSummary.replace(/ It ended.*$/u, '') }],
  ['theme precision', { keyThemes: ['the garden', 'song', 'film'] }],
  ['themes', { keyThemes: ['the garden'] }],
  ['repetition', { longSummary: `${exampleSummary.longSummary} They turn around the garden and sleep.` }],
  ['share-safe', { longSummary: changed(['garden and sleep', 'garden and Elin']) }],
  ['allowed', { longSummary: changed(['It ended', '**It** ended']) }],
  ['paragraphs', { longSummary: `${exampleSummary.longSummary}\n\nOne.\n\nThen.\n\nThe end.` }],
  ['words', { longSummary: `${exampleSummary.longSummary}\n\n${manyWords.join(', ')}.` }],
] as const)('fails a summary for the criterion "%s" alone', (criterion, changes) => {
  expect(failing(changes)).toEqual([criterion]);
  expect(judge(exampleWeek, { ...exampleSummary, ...changes }).passed).toBe(false);
});

test('forbids quotes of dangerous lines and requires no key sentence of their reflections', () => {
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
    longSummary: `You wrote four reflections this week, about work and sleep.

On Monday evening you wrote: “I went to work and came home.” Tuesday evening has its own page. By Wednesday evening there was this: “I walked along the canal and slept.” And on Thursday evening, last: “Work again, and sleep after it.”`,
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
