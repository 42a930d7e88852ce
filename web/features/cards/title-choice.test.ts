import { beforeEach, expect, test } from 'vitest';
import { summaryOf } from '../../../testing/reflections.ts';
import { usualChoice } from './card-choice.ts';
import { moveSentence, toggleSentence } from './change-choice.ts';
import { rememberedChoice } from './remembered-choice.ts';
import { storeChoice, storeFormat, storeTitle } from './store-choice.ts';

const of = summaryOf({
  title: 'Week of November 9, 2026: Small doors',
  longSummary: 'Small doors. It rained. The sun came out.',
});
const rewritten = { ...of, longSummary: 'Small doors. We ate plums.', generatedAt: '2026-11-17T04:00:00.000Z' };
const retitled = { ...rewritten, title: 'Week of November 9, 2026: Plums' };

const off = (version = of) => storeTitle('anna', version, true);
const on = (version = of) => storeTitle('anna', version, false);
const toggle = () =>
  storeChoice('anna', of, toggleSentence(of, 'quote', rememberedChoice('anna', of), 'The sun came out.'));
const isOff = (version: typeof of) => rememberedChoice('anna', version).isTitleOff === true;

beforeEach(() => localStorage.clear());

test.each([
  ['nothing was chosen', [], [false, false, false]],
  ['it was taken off', [off], [true, true, false]],
  ['it was taken off and put back', [off, on], [false, false, false]],
  ['a sentence was taken off after it', [off, toggle], [true, true, false]],
  ['a sentence was taken off before it', [toggle, off], [true, true, false]],
  ['both titles were taken off', [off, () => off(retitled)], [true, true, true]],
  ['the other title was put back', [off, () => off(retitled), () => on(retitled)], [true, true, false]],
  [
    'the format was changed after it',
    [off, () => storeFormat('anna', of, { mode: 'fulltext', shape: 'card', isSplit: false })],
    [true, true, false],
  ],
] as const)('a title is off in each version that has it, here if %s', (_, steps, expected) => {
  for (const step of steps) step();
  expect([of, rewritten, retitled].map(isOff)).toEqual(expected);
});

test('a title that is off leaves a sentence of the same words on the cards', () => {
  off(summaryOf({ ...of, title: 'Small doors.' }));
  for (const version of [of, rewritten]) expect(rememberedChoice('anna', version).leftOut).toEqual([]);
});

test('changes of the sentences keep the title off', () => {
  const choice = { ...usualChoice, isTitleOff: true };
  expect(toggleSentence(of, 'quote', choice, 'It rained.').isTitleOff).toBe(true);
  expect(moveSentence(of, 'quote', choice, 'It rained.', -1).isTitleOff).toBe(true);
});

test('stores nothing for a summary whose title is on again', () => {
  off();
  expect(localStorage.getItem('card-choices:anna')).toContain(of.id);
  on();
  expect(localStorage.getItem('card-choices:anna')).toBe('[]');
});
