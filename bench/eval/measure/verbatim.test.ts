import { expect, test } from 'vitest';
import { parseWeek } from '../labelled-week.ts';
import { exampleWeek } from './example.ts';
import { holding } from './verbatim.ts';

test.each([
  ['a whole sentence', 'I don’t miss the office, I miss being asked.', [0]],
  ['straight apostrophes are the same', "I don't miss the office, I miss being asked.", [0]],
  ['a clause from its start', 'I miss being asked.', [0]],
  ['a line without a point, one added', 'the garden drank it all.', [2]],
  ['cut at a pause', 'I don’t miss the office', [0]],
  ['cut between words, and said so', 'My father slept through the film and woke…', [1]],
  ['cut between words, and not said', 'My father slept through the film and woke', []],
  ['cut inside a word', 'My father slept through the fil…', []],
  ['begun in the middle', 'miss the office, I miss being asked.', []],
  ['begun in the middle with an ellipsis, but after a not', '…miss the office, I miss being asked.', []],
  ['begun in the middle with an ellipsis', '…slept through the film and woke up for the song.', [1]],
  ['a word changed', 'My father slept through the movie and woke up for the song.', []],
  ['a word added', 'My father really slept through the film and woke up for the song.', []],
  ['two lines run together', 'Rain, three kinds of it the garden drank it all', [2]],
  ['a question between other sentences', 'Was it enough?', [1]],
  ['another capital', 'The garden drank it all.', []],
  ['only a point', '.', []],
])('%s', (_, quote, reflections) => {
  expect(holding(exampleWeek, quote)).toEqual(reflections);
});

test.each([
  ['a bracket with its point inside', '(Fish was let go.)'],
  ['speech with its own end', "Ma said 'mera beta hai।'"],
])('accepts a quote that ends with %s', (_, quote) => {
  const week = parseWeek(
    'brackets',
    'start: 2026-03-02\n\n# Mon evening | What?\nA long day. (Fish was let go.) It rained. Ma said "mera beta hai।" I slept.',
  );
  expect(holding(week, quote)).toEqual([0]);
});
