import { describe, expect, test } from 'vitest';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { sampleWeeks } from '../../demo/sample-weeks.ts';
import { englishPhrases } from '../languages/english-phrases.ts';
import type { WeekToSummarise } from '../writer.ts';
import { builtinWriter } from './builtin-writer.ts';

/** Enough versions of a week to use every phrase of a kind. */
const versions = Array.from({ length: 14 }, (_, version) => version);

/** Return the summaries of all versions of a week. */
const allSummaries = async (week: WeekToSummarise): Promise<string> =>
  (await Promise.all(versions.map((version) => builtinWriter.write({ ...week, version }))))
    .map(({ longSummary }) => longSummary)
    .join('\n\n');

const lines = [
  'I sat in the kitchen until the light was gone and thought about nothing that anybody would call important.',
  'My brother rang from the harbour and we talked about the boat that neither of us will ever buy.',
  'I walked to the bakery in the rain, and the woman behind the counter knew what I wanted before I said it.',
  'I mended the chair that my father broke and sat down on it without a thought of him.',
] as const;
const [first, second, third, fourth] = lines;

test('only closing phrases have the word "next", which cards search for', () => {
  expect(englishPhrases.closing.filter((phrase) => !/\bnext\b/u.test(phrase))).toEqual([]);
  expect([...englishPhrases.next, ...englishPhrases.further].filter((phrase) => /\bnext\b/u.test(phrase))).toEqual([]);
});

test('no phrase with "But" stands before a quote that begins with "But"', async () => {
  const texts = await allSummaries(weekOf(lines[0], `But ${lines[1]}`, lines[2], lines[3]));
  expect(texts).toMatch(/Then came Tuesday evening, and this: “But/);
  expect(texts).not.toMatch(/But then came[^“]*“But/);
});

describe('the phrase about the longest page', () => {
  const pages = sampleWeeks[0]?.reflections.slice(0, 6).map(({ content }) => content) ?? [];

  test('says only that the page is the longest if it has less than half of all words', async () => {
    const texts = await allSummaries(weekOf(...pages));
    expect(texts).toMatch(/The page with the most words is from/);
    expect(texts).not.toMatch(/Most of the words/);
  });

  test('says "most of the words" if the page has more words than all others together', async () => {
    const texts = await allSummaries(weekOf(...pages.with(3, Array(8).fill(pages[3]).join(' '))));
    expect(texts).toMatch(/Most of the words are from Thursday evening/);
    expect(texts).not.toMatch(/The page with the most words/);
  });
});

describe('the phrase "deep again"', () => {
  const deepOn = (...days: number[]): WeekToSummarise => {
    const week = weekOf(first, second, third, fourth, `${second} I slept.`);
    return {
      ...week,
      reflections: week.reflections.map((one, at) => ({ ...one, type: days.includes(at) ? 'deep' : 'evening' })),
    };
  };

  test('is not written before the first deep reflection of a week', async () => {
    const texts = await allSummaries(deepOn(2));
    expect(texts).toMatch(/Asked to go deep on Wednesday/);
    expect(texts).not.toMatch(/deep again/);
  });

  test('is written before a later deep reflection', async () => {
    const texts = await allSummaries(deepOn(1, 3));
    expect(texts).toMatch(/You went deep again on Thursday/);
    expect(texts).not.toMatch(/deep again on Tuesday/);
  });
});

describe('the phrase "the week turned"', () => {
  test.each([
    [
      'the quote only continues a story',
      'Then I walked to the bakery in the rain, and the woman behind the counter knew my name.',
    ],
    [
      'the quote only begins with "but"',
      'But I walked to the bakery in the rain, and the woman behind the counter knew my name.',
    ],
    [
      'the quote denies a change',
      'I have not for the first time walked to the bakery in the rain and come home without the bread.',
    ],
  ])('is not written if %s', async (_, page) => {
    const texts = await allSummaries(weekOf(first, page, third, fourth));
    expect(texts).toContain(page);
    expect(texts).not.toMatch(/the week turned/);
  });

  test('is written before a quote that says that something changed', async () => {
    const page = 'For the first time I walked to the bakery in the rain and was not afraid of the road.';
    const texts = await allSummaries(weekOf(first, page, third, fourth));
    expect(texts).toContain(`Then, on Tuesday evening, the week turned: “${page}”`);
  });

  test('is not written before a quote if only the next quote says that something changed', async () => {
    const texts = await allSummaries(
      weekOf(
        first,
        'My sister came with the bread. She was quiet, and for the first time I was not afraid of her.',
        third,
        fourth,
      ),
    );
    expect(texts).toContain('“My sister came with the bread.”');
    expect(texts).not.toMatch(/the week turned: “My sister/);
  });
});
