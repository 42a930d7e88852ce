import { beforeEach, expect, test } from 'vitest';
import { summaryOf } from '../../../testing/reflections.ts';
import { severalPicturesRoom } from './base/card-sentences.ts';
import { chosenSentences } from './card-choice.ts';
import { toggleSentence } from './change-choice.ts';
import { rememberedChoice } from './remembered-choice.ts';
import { storeChoice } from './store-choice.ts';

const shouted = 'You wrote that “I shouted at Ada on Tuesday and cried in the car.”';
const slept = '“I slept for nine hours.”';
const opening = 'It was a full week.';
const of = summaryOf({ longSummary: `${opening} ${shouted} ${slept} You kept going.` });
const rewritten = (...sentences: string[]) =>
  summaryOf({ ...of, longSummary: sentences.join(' '), generatedAt: '2026-11-20T04:00:00.000Z' });

beforeEach(() => localStorage.clear());

const takeOff = (sentence: string, version = of) =>
  storeChoice('anna', version, toggleSentence(version, 'quote', rememberedChoice('anna', version), sentence));
const shownIn = (version: typeof of) =>
  (['quote', 'fulltext'] as const).map((mode) =>
    chosenSentences(version, mode, rememberedChoice('anna', version), severalPicturesRoom),
  );

test.each([
  ['a shorter part', shouted, 'You wrote that “I shouted at Ada on Tuesday”.'],
  ['three words', shouted, 'You “shouted at Ada” once.'],
  ['more words', shouted, '“After lunch I shouted at Ada on Tuesday and cried in the car for an hour.”'],
  ['the words without a middle part', shouted, 'You wrote: “I shouted at Ada – and cried in the car.”'],
  ['the words with other punctuation', shouted, 'You wrote: “I SHOUTED at Ada, on Tuesday!”'],
  ['more words around a short quotation', 'You felt “utterly exhausted” then.', '“I was utterly exhausted again.”'],
])('another version shows no sentence that quotes %s of what was taken off', (_, sentence, other) => {
  const version = { ...of, longSummary: `${opening} ${sentence} ${slept} You kept going.` };
  takeOff(sentence, version);
  const [quote, fulltext] = shownIn(rewritten(other, slept, 'You rested.'));
  expect(quote).not.toContain(other);
  expect(fulltext).not.toContain(other);
  expect(fulltext).toContain(slept);
});

const feared = '“And then I went home because I feared him.”';
const swam = '“And then I went swimming with Ada.”';

test('words that a sentence taken off has in common with another one take off that one, too', () => {
  takeOff(feared, { ...of, longSummary: `${opening} ${feared} ${slept}` });
  const shown = [slept, 'You rested.'];
  expect(shownIn(rewritten(swam, ...shown))).toEqual([shown, shown]);
});

test('words that stayed on the quote card take off no other sentence', () => {
  takeOff(feared, { ...of, longSummary: `${swam} ${feared}` });
  expect(shownIn(rewritten(swam, slept))).toEqual([
    [swam, slept],
    [swam, slept],
  ]);
});

test('a part of what was taken off is shown again after the user put it back, but not the rest', () => {
  takeOff(shouted);
  const part = '“I shouted at Ada on Tuesday.”';
  const second = rewritten(part, slept, 'You rested.');
  expect(shownIn(second).flat()).not.toContain(part);
  takeOff(part, second);
  expect(shownIn(second).flat()).toContain(part);
  const rest = '“Then I cried in the car.”';
  const third = { ...rewritten(part, rest, slept, 'You ate.'), generatedAt: '2026-11-21T04:00:00.000Z' };
  const [quote, fulltext] = shownIn(third);
  expect(quote).toContain(part);
  for (const each of [quote, fulltext]) expect(each).not.toContain(rest);
});

test('adds the words to a choice of an earlier release once its card was opened', async () => {
  takeOff(shouted);
  const { runsOffIn, ...earlier } = JSON.parse(localStorage.getItem('card-choices:anna') ?? '')[0];
  expect(JSON.stringify(runsOffIn).length).toBeLessThan(400);
  localStorage.setItem('card-choices:anna', JSON.stringify([earlier]));
  const part = '“I shouted at Ada on Tuesday.”';
  expect(shownIn(rewritten(part, slept)).flat()).toContain(part);
  rememberedChoice('anna', of);
  await expect.poll(() => shownIn(rewritten(part, slept)).flat()).not.toContain(part);
});

const changeOf = (version: typeof of) => rememberedChoice('anna', version).lost;

test.each([
  ['new own words', ['“I lost my temper with Ben.”', slept], 'new'],
  ['only words that were on it', [slept, 'You rested.'], null],
  ['no own words', ['You rested.', 'You ate.'], null],
])('a card from which a sentence was taken off has %s in another version, and says so', (_, sentences, change) => {
  takeOff(shouted);
  expect(changeOf(rewritten(...sentences))).toEqual({ quote: change, fulltext: change });
});

test('does not say that own words are new if the card of an earlier version had them, or if nothing was taken off', () => {
  takeOff(shouted);
  const ate = '“I ate with Ada by the sea.”';
  const second = rewritten(ate, 'You rested.');
  takeOff('You rested.', second);
  const third = { ...rewritten(ate, slept), generatedAt: '2026-11-21T04:00:00.000Z' };
  expect(changeOf(third)).toEqual({ quote: null, fulltext: null });
  localStorage.clear();
  takeOff(shouted);
  takeOff(shouted);
  expect([changeOf(third)?.quote ?? null, changeOf(third)?.fulltext ?? null]).toEqual([null, null]);
});
