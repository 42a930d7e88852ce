import { beforeEach, expect, test } from 'vitest';
import { summaryOf } from '../../../testing/reflections.ts';
import { cardSentences, severalPicturesRoom } from './base/card-sentences.ts';
import { type CardChoice, chosenSentences } from './card-choice.ts';
import { moveSentence, toggleSentence } from './change-choice.ts';
import { rememberedChoice } from './remembered-choice.ts';
import { storeChoice } from './store-choice.ts';

const versionOf = (version: number, ...words: string[]) =>
  summaryOf({
    id: '00000000-0000-7000-8000-0000000000ff',
    longSummary: words.map((word) => `“The ${word} was kind to me.”`).join(' '),
    generatedAt: `2026-11-16T0${4 + version}:00:00.000Z`,
    version,
  });
type Version = ReturnType<typeof versionOf>;
const quoted = (word: string) => `“The ${word} was kind to me.”`;
const namesOf = (sentences: readonly string[]) => sentences.map((sentence) => sentence.split(' ')[1]);

// The usual card of each has the first two. Both have the baker, the piano, and the ferry in common.
const first = versionOf(0, 'fog', 'rain', 'baker', 'piano', 'ferry', 'garden', 'train');
const second = versionOf(1, 'snow', 'wind', 'ferry', 'piano', 'baker', 'river', 'bridge');

const toggle = (word: string) => (of: Version, choice: CardChoice) => toggleSentence(of, 'quote', choice, quoted(word));
const up = (word: string) => (of: Version, choice: CardChoice) => moveSentence(of, 'quote', choice, quoted(word), -1);
const upInFulltext = (word: string) => (of: Version, choice: CardChoice) =>
  moveSentence(of, 'fulltext', choice, quoted(word), -1);

beforeEach(() => localStorage.clear());

function choose(of: Version, steps: readonly ReturnType<typeof toggle>[]) {
  const choice = steps.reduce((before, step) => step(of, before), rememberedChoice('anna', of));
  storeChoice('anna', of, choice);
}

const shown = (of: Version, mode: 'quote' | 'fulltext' = 'quote') =>
  namesOf(chosenSentences(of, mode, rememberedChoice('anna', of), severalPicturesRoom));

test.each([
  [
    'a sentence moved to the top',
    first,
    [toggle('train'), up('train'), up('train'), toggle('fog')],
    second,
    ['snow', 'wind'],
    'gone',
  ],
  [
    'a choice of the second version',
    second,
    [toggle('river'), up('river'), up('river'), toggle('snow')],
    first,
    ['fog', 'rain'],
    'gone',
  ],
  ['two usual sentences, swapped', first, [up('rain')], second, ['snow', 'wind'], 'gone'],
  [
    'a sentence that both have, at the top',
    first,
    [toggle('piano'), up('piano'), up('piano')],
    second,
    ['piano'],
    'part',
  ],
  [
    'only sentences that both have',
    first,
    ['piano', 'baker', 'fog', 'rain'].map(toggle),
    second,
    ['piano', 'baker'],
    null,
  ],
] as const)(
  'a quote card in another version shows the chosen sentences that it has, or else its usual ones, here %s',
  (_, of, steps, other, words, left) => {
    choose(of, steps);
    const before = shown(of);
    const choice = rememberedChoice('anna', other);
    expect(shown(other)).toEqual(words);
    expect(choice.lost?.quote).toBe(left);
    expect(shown(of)).toEqual(before);
  },
);

test('a sentence that the user took off stays off the usual sentences that replace a lost choice', () => {
  choose(first, [toggle('train'), up('train'), toggle('baker'), toggle('baker'), ...['fog', 'rain'].map(toggle)]);
  const rewritten = versionOf(1, 'baker', 'snow', 'wind', 'ferry', 'piano', 'river');
  expect(shown(rewritten)).toEqual(['snow']);
  expect(rememberedChoice('anna', rewritten).lost?.quote).toBe('gone');
});

test('moves in quote mode choose no sentences of the full text, so another version shows its usual ones', () => {
  choose(first, [toggle('train'), up('train'), up('train'), toggle('fog')]);
  expect(shown(second, 'fulltext')).toEqual(namesOf(cardSentences(second, 'fulltext')));
  expect(rememberedChoice('anna', second)).toMatchObject({ lost: { fulltext: null } });
});

test('another version keeps the order of the full text that the user chose there, but not on the quote card', () => {
  choose(first, [toggle('train'), up('train'), ...['fog', 'rain'].map(toggle), upInFulltext('ferry')]);
  expect(shown(second, 'fulltext')).toEqual(['baker', 'ferry', 'piano']);
  expect(shown(second)).toEqual(['snow', 'wind']);
});

test('a choice in another version does not replace the one of the first version', () => {
  choose(first, [toggle('train'), up('train'), up('train'), toggle('fog')]);
  choose(second, [toggle('river'), up('river'), toggle('snow'), toggle('wind')]);
  expect(shown(second)).toEqual(['river']);
  expect(shown(first)).toEqual(['train', 'rain']);
});

const opening = 'Lines from the week, and something that came up again.';
const framed = (of: Version) => ({ ...of, longSummary: `${opening} ${of.longSummary}` });
const third = versionOf(2, 'ferry', 'snow', 'sun', 'rain', 'moon', 'ice');

const takeOffFulltext = (word: string) => (of: Version, choice: CardChoice) =>
  toggleSentence(of, 'fulltext', choice, quoted(word));

test.each([
  ['sentences of this version', first, second, ['fog', 'rain'].map(toggle), ['fog', 'rain'], ['snow', 'wind']],
  ['a sentence that both have', second, third, [toggle('snow')], ['snow'], ['ferry']],
  ['all quotations of a card', framed(first), framed(second), [takeOffFulltext('fog')], ['fog'], ['snow', 'from']],
  ['a sentence, and put it back', first, second, ['fog', 'fog'].map(toggle), [], ['snow', 'wind']],
])(
  'another version shows its usual sentences without those taken off if the user only took off %s',
  (_, of, other, steps, off, usual) => {
    choose(of, steps);
    expect(shown(other)).toEqual(usual.filter((word) => !off.includes(word)));
    expect(rememberedChoice('anna', other)).not.toMatchObject({ lost: { quote: 'gone' } });
    expect(rememberedChoice('anna', other)).not.toMatchObject({ lost: { quote: 'part' } });
    choose(other, [toggle('ferry')]);
    for (const each of [of, other]) {
      expect([...shown(each), ...shown(each, 'fulltext')].filter((word) => off.includes(`${word}`))).toEqual([]);
    }
  },
);

test('taking off a sentence after a lost choice does not show the usual sentences of its version', () => {
  choose(first, [toggle('train'), up('train'), up('train'), toggle('fog')]);
  choose(second, [toggle('snow')]);
  expect(shown(first)).toEqual(['train', 'rain']);
});
