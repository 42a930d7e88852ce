import { expect, test } from 'vitest';
import { toldParagraphs } from './told-paragraphs.ts';

const longSummary = 'You wrote twice. “Rain.”\n\n  “Sun at last.” A week.\n';
const spanOf = (text: string, ...reflectionIds: string[]) => ({
  start: longSummary.indexOf(text),
  end: longSummary.indexOf(text) + text.length,
  reflectionIds,
});

const plain = (told: ReturnType<typeof toldParagraphs>) =>
  told.map(({ stretches }) => stretches.map(({ text, reflectionIds }) => [text, reflectionIds]));

test('a text without evidence is its paragraphs', () => {
  expect(plain(toldParagraphs({ longSummary }))).toEqual([
    [['You wrote twice. “Rain.”', null]],
    [['“Sun at last.” A week.', null]],
  ]);
});

test('each sentence with what it rests on, and what stands between', () => {
  const spans = [spanOf('You wrote twice.', 'a', 'b'), spanOf('“Rain.”', 'a'), spanOf('“Sun at last.”', 'b')];
  expect(plain(toldParagraphs({ longSummary, evidence: { spans, sources: [] } }))).toEqual([
    [
      ['You wrote twice.', ['a', 'b']],
      [' ', null],
      ['“Rain.”', ['a']],
    ],
    [
      ['“Sun at last.”', ['b']],
      [' A week.', null],
    ],
  ]);
});

test.each([
  ['two lines of one paragraph stay together', 'One.\nTwo.', ['One.\nTwo.']],
  ['a line of blanks parts two', 'One.\n \nTwo.', ['One.', 'Two.']],
  ['no text, no paragraph', ' \n\n ', []],
])('%s', (_rule, text, paragraphs) => {
  expect(
    toldParagraphs({ longSummary: text }).map(({ stretches }) => stretches.map((each) => each.text).join('')),
  ).toEqual(paragraphs);
});
