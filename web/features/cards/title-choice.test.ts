import { beforeEach, expect, test } from 'vitest';
import { summaryOf } from '../../../testing/reflections.ts';
import { usualChoice } from './card-choice.ts';
import { moveSentence, toggleSentence } from './change-choice.ts';
import { rememberedChoice } from './remembered-choice.ts';
import { storeChoice, storeFormat, storePartsOff } from './store-choice.ts';

const of = summaryOf({
  title: 'Week of November 9, 2026: Small doors',
  longSummary: 'Small doors. It rained. The sun came out.',
});
const rewritten = { ...of, longSummary: 'Small doors. We ate plums.', generatedAt: '2026-11-17T04:00:00.000Z' };
const renamed = { ...of, title: 'Week of November 9, 2026: Large doors' };
const retitled = { ...rewritten, title: 'Week of November 9, 2026: Plums' };

const off = (version = of) => storePartsOff('anna', version, ['title']);
const on = (version = of) => storePartsOff('anna', version, []);
const toggle = (version = of, sentence = 'The sun came out.') =>
  storeChoice('anna', version, toggleSentence(version, 'quote', rememberedChoice('anna', version), sentence));
const isOff = (version: typeof of) => rememberedChoice('anna', version).partsOff?.includes('title') === true;

beforeEach(() => localStorage.clear());

test.each([
  ['nothing was chosen', [], false],
  ['it was taken off', [off], true],
  ['it was taken off and put back', [off, on], false],
  ['it was taken off in another version', [() => off(retitled)], true],
  ['it was put back in another version', [off, () => on(retitled)], false],
  ['a sentence was taken off after it', [off, toggle], true],
  ['a sentence was taken off before it', [toggle, off], true],
  ['a sentence of another version was taken off after it', [off, () => toggle(retitled, 'We ate plums.')], true],
  [
    'the format was changed after it',
    [off, () => storeFormat('anna', of, { mode: 'fulltext', shape: 'card', isSplit: false })],
    true,
  ],
] as const)(
  'the title is off in every version and with every title of the summary, here if %s',
  (_, steps, expected) => {
    for (const step of steps) step();
    expect([of, rewritten, retitled, renamed].map(isOff)).toEqual(Array.from({ length: 4 }, () => expected));
  },
);

test('falls back to the default choice when the stored parts are damaged', () => {
  const stored = { summaryId: of.id, generatedAt: of.generatedAt, leftOut: [], quote: null, fulltext: null };
  localStorage.setItem('card-choices:anna', JSON.stringify([{ ...stored, partsOff: 1 }]));
  expect(rememberedChoice('anna', of)).toBe(usualChoice);
});

test('changes of the sentences keep the title off', () => {
  const choice = { ...usualChoice, partsOff: ['title'] as const };
  expect(toggleSentence(of, 'quote', choice, 'It rained.').partsOff).toEqual(['title']);
  expect(moveSentence(of, 'quote', choice, 'It rained.', -1).partsOff).toEqual(['title']);
});

test('stores nothing for a summary whose title is on again', () => {
  off();
  expect(localStorage.getItem('card-choices:anna')).toContain(of.id);
  on();
  expect(localStorage.getItem('card-choices:anna')).toBe('[]');
});
