import { expect, test } from 'vitest';
import { evidenceParagraphs } from './evidence-paragraphs.ts';

const longSummary = 'You wrote twice. “Rain.”\n\n  “Sun at last.” A week.\n';
const spanOf = (text: string, ...reflectionIds: string[]) => ({
  start: longSummary.indexOf(text),
  end: longSummary.indexOf(text) + text.length,
  reflectionIds,
});

const plain = (paragraphs: ReturnType<typeof evidenceParagraphs>) =>
  paragraphs.map(({ parts }) => parts.map(({ text, reflectionIds }) => [text, reflectionIds]));

test('splits a text without evidence into paragraphs', () => {
  expect(plain(evidenceParagraphs({ longSummary }))).toEqual([
    [['You wrote twice. “Rain.”', null]],
    [['“Sun at last.” A week.', null]],
  ]);
});

test('splits a paragraph into sentences with their evidence and the text between the sentences', () => {
  const spans = [spanOf('You wrote twice.', 'a', 'b'), spanOf('“Rain.”', 'a'), spanOf('“Sun at last.”', 'b')];
  expect(plain(evidenceParagraphs({ longSummary, evidence: { spans, sources: [] } }))).toEqual([
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
  ['a single line break', 'One.\nTwo.', ['One.\nTwo.']],
  ['a blank line', 'One.\n \nTwo.', ['One.', 'Two.']],
  ['blank text', ' \n\n ', []],
])('splits a text into non-empty paragraphs at blank lines only (%s)', (_rule, text, paragraphs) => {
  expect(evidenceParagraphs({ longSummary: text }).map(({ parts }) => parts.map((each) => each.text).join(''))).toEqual(
    paragraphs,
  );
});
