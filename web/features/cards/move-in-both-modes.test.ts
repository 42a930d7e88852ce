import { expect, test } from 'vitest';
import { summaryOf } from '../../../testing/reflections.ts';
import { type CardChoice, chosenSentences, usualChoice } from './card-choice.ts';
import { moveSentence } from './change-choice.ts';

const opening = 'It was a full week of small doors.';
const wednesday = 'On Wednesday you wrote: “The fog was kind to me.”';
const thursday = 'On Thursday you wrote: “Ada came by with plums.”';
const sunday = 'On Sunday you wrote: “The rain stayed all day long.”';
const summary = summaryOf({ longSummary: [opening, wednesday, thursday, sunday].join(' ') });
const choice: CardChoice = { ...usualChoice, order: { quote: [wednesday, opening, sunday], fulltext: null } };
const shown = (mode: 'quote' | 'fulltext', of: CardChoice) => chosenSentences(summary, mode, of);

test.each([
  ['up, after the line that stays before it', sunday, -1, [opening, wednesday, sunday, thursday]],
  ['down, after the lines that are now before it', opening, 1, [wednesday, thursday, sunday, opening]],
] as const)('a line that moves in quote mode moves in the full text, too: %s', (_, sentence, by, fulltext) => {
  const moved = moveSentence(summary, 'quote', choice, sentence, by);
  expect(shown('quote', moved)).toEqual([wednesday, sunday, opening]);
  expect(shown('fulltext', moved)).toEqual(fulltext);
});

test('a line that moves to the top in quote mode is before the others of its card in the full text', () => {
  const moved = moveSentence(
    summary,
    'quote',
    { ...choice, order: { ...choice.order, quote: [thursday, sunday] } },
    sunday,
    -1,
  );
  expect(shown('fulltext', moved)).toEqual([opening, wednesday, sunday, thursday]);
});

test('a move that agrees with the order of the full text changes nothing there', () => {
  const moved = moveSentence(summary, 'quote', choice, wednesday, 1);
  expect(shown('quote', moved)).toEqual([opening, wednesday, sunday]);
  expect(shown('fulltext', moved)).toEqual([opening, wednesday, thursday, sunday]);
});
