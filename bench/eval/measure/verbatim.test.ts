import { expect, test } from 'vitest';
import { parseWeek } from '../labelled-week.ts';
import { exampleWeek } from './example.ts';
import { holding } from './verbatim.ts';

test.each([
  ['a whole sentence', 'I don’t miss the office, I miss being asked.', [0]],
  ['a sentence with straight apostrophes', "I don't miss the office, I miss being asked.", [0]],
  ['a clause from its start', 'I miss being asked.', [0]],
  ['a line with an added full stop', 'the garden drank it all.', [2]],
  ['a quote cut at punctuation', 'I don’t miss the office', [0]],
  ['a quote cut between words with an ellipsis', 'My father slept through the film and woke…', [1]],
  ['a quote cut between words without an ellipsis', 'My father slept through the film and woke', []],
  ['a quote cut inside a word', 'My father slept through the fil…', []],
  ['a quote from the middle of a clause', 'miss the office, I miss being asked.', []],
  ['a quote with an ellipsis directly after a negation', '…miss the office, I miss being asked.', []],
  ['a quote with an ellipsis from the middle of a clause', '…slept through the film and woke up for the song.', [1]],
  ['a quote with a changed word', 'My father slept through the movie and woke up for the song.', []],
  ['a quote with an added word', 'My father really slept through the film and woke up for the song.', []],
  ['two lines joined into one', 'Rain, three kinds of it the garden drank it all', [2]],
  ['a question between other sentences', 'Was it enough?', [1]],
  ['a quote with another capital letter', 'The garden drank it all.', []],
  ['only a full stop', '.', []],
])('the reflections that contain %s are found', (_, quote, reflections) => {
  expect(holding(exampleWeek, quote)).toEqual(reflections);
});

test.each([
  ['a full stop inside brackets', '(Fish was let go.)'],
  ["another script's full stop inside quotation marks", "Ma said 'mera beta hai।'"],
])('a quote is found in a reflection if it ends with %s', (_, quote) => {
  const week = parseWeek(
    'brackets',
    'start: 2026-03-02\n\n# Mon evening | What?\nA long day. (Fish was let go.) It rained. Ma said "mera beta hai।" I slept.',
  );
  expect(holding(week, quote)).toEqual([0]);
});
