import { beforeEach, expect, test } from 'vitest';
import { summaryOf } from '../../../testing/reflections.ts';
import { type CardChoice, chosenSentences, leftOutAnywhere, usualChoice } from './card-choice.ts';
import { toggleSentence } from './change-choice.ts';
import { rememberedChoice } from './remembered-choice.ts';
import { storeChoice } from './store-choice.ts';

const quoted = ['On Wednesday you wrote: “The fog was kind to me.”', '“The rain stayed until Sunday.”'] as const;
const closingOf = (theme: string) => `Back among your themes for the first time since December 2025: ${theme}.`;
const closing = closingOf('School');
const summaryWith = (theme: string) =>
  summaryOf({ keyThemes: [theme], longSummary: `${quoted.join(' ')}\n\n${closingOf(theme)}` });
const summary = summaryWith('School');
const renamed = { ...summary, ...summaryWith('Classroom'), id: summary.id, generatedAt: summary.generatedAt };

beforeEach(() => localStorage.clear());

function rememberedAfterRename(choice: CardChoice): CardChoice {
  storeChoice('anna', summary, choice);
  return rememberedChoice('anna', renamed);
}

test('the closing line stays on the full text after its theme was renamed, and no chosen sentence counts as gone', () => {
  const choice = rememberedAfterRename(toggleSentence(summary, 'fulltext', usualChoice, closing));
  expect(chosenSentences(renamed, 'fulltext', choice)).toEqual([...quoted, closingOf('Classroom')]);
  expect(choice.lost?.fulltext ?? null).toBeNull();
});

test('a closing line that was taken off stays off after its theme was renamed', () => {
  const choice = rememberedAfterRename({ ...usualChoice, leftOut: { quote: [closing], fulltext: [] } });
  expect(leftOutAnywhere(choice)).toEqual([closingOf('Classroom')]);
});

test('a sentence outside the closing line is still found by its words', () => {
  storeChoice('anna', summary, { ...usualChoice, leftOut: { quote: [quoted[1]], fulltext: [] } });
  const longSummary = `${quoted[1]} ${quoted[0]}\n\n${closing}`;
  expect(leftOutAnywhere(rememberedChoice('anna', { ...summary, longSummary }))).toEqual([quoted[1]]);
});
