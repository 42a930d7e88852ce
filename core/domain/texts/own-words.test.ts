import { expect, test } from 'vitest';
import { ownWordCounts, sentencesOfTitle } from './own-words.ts';

test.each([
  ['a text without a quote', ['A quiet week.', 'It rained.'], [0, 0]],
  ['a quote inside a sentence', ['You wrote: “the fog was kind”.', 'It rained.'], [4, 0]],
  ['two quotes in one sentence', ['“Tea”, then “more tea”.'], [3]],
  ['a quote that spans two sentences', ['You wrote: “It rained.', 'I stayed in.”', 'Then sleep.'], [2, 3, 0]],
  ['an opening mark without a closing one', ['“It rained.', 'You stayed in.', 'You said “no”.'], [0, 0, 1]],
  [
    'quotation marks of other languages',
    ['«deux mots»', '„zwei Wörter“ here', '「雨」', '"three plain words" and', 'don’t'],
    [2, 2, 1, 3, 0],
  ],
  ['an empty quote', ['“ ”'], [0]],
  ['a text without a sentence', [], []],
])('counts the quoted words of %s', (_what, sentences, counts) => {
  expect(ownWordCounts(sentences)).toEqual(counts);
});

test.each([
  ['It Is Only a Form', [1]],
  ['Was afraid. It is', [0, 1]],
  ['Rest', [4]],
  ['I', [0, 4]],
  ['雨', [3]],
  ['The Bridge', []],
  ['On Monday', []],
  ['Form in the Rain', []],
])('finds the sentences whose quotation has the title word for word: %s', (title, places) => {
  const texts = [
    'On Monday: “I was afraid.',
    'It is only a form.”',
    '“He was arrested.”',
    '「大雨だ。」',
    '“I rest, I hope.” Form',
  ];
  const found = sentencesOfTitle(
    title,
    texts.map((text, place) => ({ text, shown: String(place) })),
  );
  expect([...new Set(found)]).toEqual(places.map(String));
});
