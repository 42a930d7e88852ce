import { beforeEach, expect, test } from 'vitest';
import { summaryOf } from '../../../testing/reflections.ts';
import type { CardMode } from './base/design.ts';
import { type CardChoice, chosenSentences, otherMode, usualChoice } from './card-choice.ts';
import { moveSentence, toggleSentence, withUsual } from './change-choice.ts';
import { rememberedChoice } from './remembered-choice.ts';
import { storeChoice } from './store-choice.ts';

const modes = ['quote', 'fulltext'] as const;
const quoted = (words: string) => `“I wrote about the ${words} today.”`;
const versionOf = (version: number, ...words: string[]) =>
  summaryOf({
    id: '00000000-0000-7000-8000-0000000000fe',
    longSummary: words.map(quoted).join(' '),
    generatedAt: `2026-11-16T0${4 + version}:00:00.000Z`,
    version,
  });
type Version = ReturnType<typeof versionOf>;
const first = versionOf(0, 'fog', 'rain', 'baker', 'piano');
const toggle = (of: Version, mode: CardMode, choice: CardChoice, ...words: string[]) =>
  words.reduce((each, word) => toggleSentence(of, mode, each, quoted(word)), choice);
const shown = (of: Version, mode: CardMode, choice: CardChoice) => chosenSentences(of, mode, choice);
const onBoth = (of: Version, choice: CardChoice) => modes.map((mode) => shown(of, mode, choice));

beforeEach(() => localStorage.clear());

test.each(modes)('a sentence left off in %s stays off there when the user puts it on the other card', (mode) => {
  const other = otherMode(mode);
  const off = toggle(first, mode, usualChoice, 'fog');
  expect(onBoth(first, off).flat()).not.toContain(quoted('fog'));
  const kept = toggle(first, other, off, 'fog');
  expect(shown(first, other, kept)).toContain(quoted('fog'));
  expect(shown(first, mode, kept)).not.toContain(quoted('fog'));
  storeChoice('anna', first, kept);
  expect(onBoth(first, rememberedChoice('anna', first))).toEqual(onBoth(first, kept));
  const offAgain = toggle(first, other, kept, 'fog');
  expect(onBoth(first, offAgain).flat()).not.toContain(quoted('fog'));
  // The user left it off in each mode separately.
  expect(shown(first, mode, toggle(first, other, offAgain, 'fog'))).not.toContain(quoted('fog'));
});

test('no card shows what was left off in its mode, also if the other mode has nothing else left', () => {
  const off = toggle(first, 'quote', usualChoice, 'fog', 'baker', 'piano');
  const kept = toggle(first, 'fulltext', off, 'fog', 'baker', 'piano');
  const choice = toggle(first, 'fulltext', kept, 'rain');
  expect(shown(first, 'fulltext', choice)).toEqual(['fog', 'baker', 'piano'].map(quoted));
  expect(shown(first, 'quote', choice)).toEqual([]);
});

test.each([
  ['the same words', 'fog'],
  ['more words', 'fog for a long time'],
])('what was left off in one mode and put back in the other is off in both in another version with %s', (_, words) => {
  const kept = toggle(first, 'quote', toggle(first, 'fulltext', usualChoice, 'fog'), 'fog');
  storeChoice('anna', first, kept);
  const second = versionOf(1, words, 'snow', 'wind');
  expect(onBoth(second, rememberedChoice('anna', second)).flat()).not.toContain(quoted(words));
  const third = versionOf(2, 'fog', 'ice', 'moon');
  storeChoice('anna', second, toggle(second, 'quote', rememberedChoice('anna', second), 'snow'));
  expect(onBoth(third, rememberedChoice('anna', third)).flat()).not.toContain(quoted('fog'));
});

test.each(modes)('going back to the usual sentences in %s leaves the card of the other mode as it is', (mode) => {
  const other = otherMode(mode);
  const choice = toggle(first, mode, toggle(first, other, usualChoice, 'fog'), 'rain');
  const usual = withUsual(choice, mode);
  expect(shown(first, mode, usual)).toEqual(shown(first, mode, usualChoice));
  expect(shown(first, other, usual)).toEqual(shown(first, other, choice));
});

test('after a reset in one mode, another version has usual sentences if the user only left some off', () => {
  const off = toggle(first, 'fulltext', usualChoice, 'piano');
  storeChoice('anna', first, withUsual(off, 'quote'));
  const second = versionOf(1, 'snow', 'wind', 'ferry');
  const remembered = rememberedChoice('anna', second);
  expect(onBoth(second, remembered)).toEqual(onBoth(second, usualChoice));
  expect(remembered.lost).toEqual({ quote: 'new', fulltext: 'new' });
});

test('a sentence that is left off and ticked again returns to its place, and so do all others', () => {
  const line = 'A page here, a line there.';
  const of = summaryOf({ longSummary: [quoted('fog'), line, quoted('rain'), quoted('baker')].join(' ') });
  const move = (choice: CardChoice, sentence: string, by: -1 | 1) => moveSentence(of, 'quote', choice, sentence, by);
  const quote = (choice: CardChoice) => chosenSentences(of, 'quote', choice);
  const all = [quoted('fog'), line, quoted('rain'), quoted('baker')];
  const ordered: CardChoice = { ...usualChoice, order: { quote: all, fulltext: null } };
  const off = toggleSentence(of, 'quote', ordered, quoted('fog'));
  // The first sentence is the largest, so it has the user's own words.
  expect(quote(off)).toEqual([quoted('rain'), line, quoted('baker')]);
  expect(quote(toggleSentence(of, 'quote', off, quoted('fog')))).toEqual(all);
  expect(quote(move(off, line, -1))).toEqual([line, quoted('rain'), quoted('baker')]);
});
