import { expect, test } from 'vitest';
import { parseWeek } from '../labelled-week.ts';
import { echoesFound, echoesSaid, wrongLabels } from './echoes.ts';
import { exampleSummary, exampleWeek } from './example.ts';

const say = (sentence: string) => ({
  ...exampleSummary,
  longSummary: `A week.\n\n${sentence}`,
});

test.each([
  ['a word of both days', 'The garden is there on Monday and on Tuesday.', true],
  ['a word of one day', 'The office is there on Monday and on Tuesday.', false],
  ['a quoted phrase of both days', 'On Monday and on Tuesday: “the garden”.', true],
  ['a quoted phrase of one day', 'On Monday and on Tuesday: “the whole garden”.', false],
  ['a name of one day', 'Elin is there on Monday and on Thursday.', false],
])('if a sentence says that two days share words, both days must contain them: %s', (_, sentence, isTrue) => {
  expect(echoesSaid(exampleWeek, say(sentence)).map((echo) => echo.isTrue)).toEqual([isTrue]);
});

test.each([
  ['a phrase of both days', 'garden', true],
  ['a phrase of one day', 'rain', false],
])(
  'if a sentence says that a phrase is there “again”, the day named earlier must also contain this phrase: %s',
  (_, phrase, isTrue) => {
    const sentence = `On Monday: “I dug the whole garden over with Elin.” On Tuesday there is “${phrase}” again: “the garden drank it all.”`;
    expect(echoesSaid(exampleWeek, say(sentence))).toEqual([{ text: phrase, isTrue }]);
  },
);

test('the two days that are named after “two days share” must both contain the shared phrase', () => {
  const after = 'On Monday: “I dug the whole garden over with Elin.” And on Tuesday: “the garden drank it all.”';
  const shared = (phrase: string) => echoesSaid(exampleWeek, say(`Two days share “${phrase}”. ${after}`));
  expect(shared('the garden')).toEqual([{ text: 'the garden', isTrue: true }]);
  expect(shared('the whole garden')).toEqual([{ text: 'the whole garden', isTrue: false }]);
});

test.each([
  'On Monday: “I dug the whole garden over with Elin.” On Tuesday: “the garden drank it all.”',
  'On Monday evening you wrote: “I don’t miss the office, I miss being asked.”',
  'You wrote on Monday and on Tuesday.',
  'Monday, Tuesday, Wednesday, Thursday and Friday: the garden.',
])('a sentence that does not connect days by words is not an echo: %s', (sentence) => {
  expect(echoesSaid(exampleWeek, say(sentence))).toEqual([]);
});

test('a labelled echo is found if one or two sentences name both days and contain its words', () => {
  const found = (sentence: string) => echoesFound(exampleWeek, say(sentence).longSummary).length;
  expect(found('The garden is there on Monday and on Tuesday.')).toBe(1);
  expect(found('The garden is there on Monday. It is back on Tuesday.')).toBe(1);
  expect(found('The garden is there on Monday.')).toBe(0);
  expect(found('Monday and Tuesday have it.')).toBe(0);
});

test('the words of a labelled echo may be inflected, but must be on both of its days', () => {
  const week = (words: string) =>
    parseWeek(
      'apples',
      `start: 2026-03-02\nlanguage: pl\nthemes: praca\necho: Mon and Tue: ${words}\n\n# Mon evening | ?\nObrałem jabłko.\n\n# Tue evening | ?\nO jabłkach.`,
    );
  expect(wrongLabels(week('jabłk'))).toEqual([]);
  expect(wrongLabels(week('obrałem'))).toHaveLength(1);
});
