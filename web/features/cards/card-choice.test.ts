import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Summary } from '../../../core/contract/summaries.ts';
import { fulltextParagraphs } from '../../../core/domain/summaries/digest.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { cardSentences, sentenceRoom, severalPicturesRoom, summarySentences } from './base/card-sentences.ts';
import { type CardChoice, chosenSentences, leftOutIn, otherMode, sourceOf, usualChoice } from './card-choice.ts';
import { moveSentence, toggleSentence } from './change-choice.ts';
import { rememberedChoice } from './remembered-choice.ts';
import { sentenceHashes } from './sentence-hashes.ts';
import { storeChoice, storeFormat } from './store-choice.ts';
import { storedFormat } from './stored-choices.ts';

const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const sentences = words.map((word) => `The ${word} sentence.`);
const summary = summaryOf({ longSummary: sentences.join(' ') });
const at = (...positions: number[]) => positions.map((position) => sentences[position]);
const quote = (choice: CardChoice) => chosenSentences(summary, 'quote', choice);
const fulltext = (choice: CardChoice) => chosenSentences(summary, 'fulltext', choice);
const toggle = (choice: CardChoice, position: number) =>
  toggleSentence(summary, 'quote', choice, sentences[position] as string);

const modes = ['quote', 'fulltext'] as const;

beforeEach(() => localStorage.clear());

test('by default, shows the summary’s digest in quote mode and its first sentences in fulltext mode', () => {
  expect(quote(usualChoice)).toEqual(cardSentences(summary, 'quote'));
  expect(quote(usualChoice)).toEqual(at(0, 1));
  expect(fulltext(usualChoice)).toEqual(sentences);
});

test('leaves a sentence off the cards of both modes, and restores its place when the user chooses it again', () => {
  const without = toggle(usualChoice, 0);
  expect(quote(without)).toEqual(at(1));
  expect(fulltext(without)).toEqual(at(1, 2, 3, 4, 5, 6));
  expect(quote(toggle(without, 0))).toEqual(at(0, 1));
  expect(fulltext(toggle(without, 0))).toEqual(sentences);
});

test('adds a sentence that is not in the digest to the end of the quote card', () => {
  const more = toggle(usualChoice, 5);
  expect(quote(more)).toEqual(at(0, 1, 5));
  expect(fulltext(more)).toEqual(sentences);
});

const toggleIn = (mode: 'quote' | 'fulltext', choice: CardChoice, ...positions: number[]) =>
  positions.reduce((each, position) => toggleSentence(summary, mode, each, sentences[position] as string), choice);

test('shows the fulltext sentences on a quote card from which the user has removed all sentences', () => {
  const one = toggleIn('fulltext', usualChoice, 0, 1, 2, 3, 5, 6);
  expect(quote(one)).toEqual(at(4));
  expect(fulltext(one)).toEqual(at(4));
  const two = toggleIn('fulltext', one, 1);
  expect([quote(two), fulltext(two)]).toEqual([at(1, 4), at(1, 4)]);
  const onQuote = toggleIn('quote', one, 1);
  expect([quote(onQuote), fulltext(onQuote)]).toEqual([at(4, 1), at(4)]);
});

test('puts a sentence only on the card of the mode in which the user chose it', () => {
  const chosen = toggleIn('fulltext', usualChoice, 4, 4);
  expect(quote(chosen)).toEqual(at(0, 1));
  const many = Array.from({ length: 11 }, (_, index) => `Sentence number ${index} is here.`);
  const long = summaryOf({ longSummary: many.join(' ') });
  const eleventh = toggleSentence(
    long,
    'quote',
    toggleSentence(long, 'fulltext', usualChoice, many[3] as string),
    many[10] as string,
  );
  expect(chosenSentences(long, 'quote', eleventh)).toEqual([many[0], many[1], many[10]]);
  expect(chosenSentences(long, 'fulltext', eleventh)).toEqual([...many.slice(0, 3), ...many.slice(4, 10)]);
});

test('shares the whole summary in several pictures, keeps a choice there, and the first ten sentences on one card', () => {
  const many = Array.from({ length: 13 }, (_, index) => `Sentence number ${index} is here.`);
  const long = summaryOf({ longSummary: many.join(' ') });
  const several = (choice: CardChoice) => chosenSentences(long, 'fulltext', choice, severalPicturesRoom);
  const single = (choice: CardChoice) => chosenSentences(long, 'fulltext', choice);
  const toggleSeveral = (choice: CardChoice, position: number) =>
    toggleSentence(long, 'fulltext', choice, many[position] as string, severalPicturesRoom);
  expect(several(usualChoice)).toEqual(many);
  expect(single(usualChoice)).toEqual(many.slice(0, 10));
  const without = toggleSeveral(usualChoice, 1);
  expect(several(without)).toEqual(many.filter((_, index) => index !== 1));
  expect(several(toggleSeveral(without, 1))).toEqual(many);
  const moved = moveSentence(long, 'fulltext', usualChoice, many[0] as string, 1);
  expect(several(moved)).toEqual([many[1], many[0], ...many.slice(2)]);
  expect(single(moved)).toEqual([many[1], many[0], ...many.slice(2, 10)]);
});

test('a move in quote mode changes neither several pictures nor the full text card', () => {
  const many = Array.from({ length: 30 }, (_, index) => `Sentence number ${index} is here.`);
  const long = summaryOf({ longSummary: many.join(' ') });
  const several = (choice: CardChoice) => chosenSentences(long, 'fulltext', choice, severalPicturesRoom);
  const single = (choice: CardChoice) => chosenSentences(long, 'fulltext', choice);
  const up = (choice: CardChoice, position: number) =>
    moveSentence(long, 'quote', choice, many[position] as string, -1);
  const moved = up(usualChoice, 1);
  expect([several(moved), single(moved)]).toEqual([many, many.slice(0, 10)]);
  const far = toggleSentence(long, 'quote', moved, many[25] as string);
  const top = up(up(far, 25), 25);
  expect(chosenSentences(long, 'quote', top)).toEqual([many[25], many[1], many[0]]);
  expect([several(top), single(top)]).toEqual([several(moved), single(moved)]);
});

const fifteen = Array.from(
  { length: 15 },
  (_, index) => `Sentence number ${index} is ${index === 12 ? 'a plan' : 'here'}.`,
);
const planOfFifteen = summaryOf({ longSummary: fifteen.join(' ') });
const places = (mode: 'quote' | 'fulltext', choice: CardChoice, room = sentenceRoom) =>
  chosenSentences(planOfFifteen, mode, choice, room).map((sentence) => fifteen.indexOf(sentence));
const toggleOfFifteen = (mode: 'quote' | 'fulltext', choice: CardChoice, ...at: number[]) =>
  at.reduce((each, place) => toggleSentence(planOfFifteen, mode, each, fifteen[place] as string), choice);
const upOfFifteen = (choice: CardChoice, place: number) =>
  moveSentence(planOfFifteen, 'quote', choice, fifteen[place] as string, -1);
const ticked = toggleOfFifteen('quote', usualChoice, 14, 11);
const all15 = [...fifteen.keys()];

test.each([
  ['no choice', usualChoice, [0, 1, 12], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['the last one', toggleOfFifteen('quote', usualChoice, 14), [0, 1, 12, 14], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['two more', ticked, [0, 1, 12, 14, 11], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['two more, one left off', toggleOfFifteen('fulltext', ticked, 2), [0, 1, 12, 14, 11], [0, 1, 3, 4, 5, 6, 7, 8, 9]],
  ['two more, moved', upOfFifteen(ticked, 1), [1, 0, 12, 14, 11], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [
    'another one, which fits anyway',
    toggleOfFifteen('quote', usualChoice, 12, 5),
    [0, 1, 5],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ],
  [
    'two more, one of both left off in full text',
    toggleOfFifteen('fulltext', ticked, 1),
    [0, 12, 14, 11],
    [0, 2, 3, 4, 5, 6, 7, 8, 9],
  ],
  [
    'two more, one left off in quote mode',
    toggleOfFifteen('quote', ticked, 14),
    [0, 1, 12, 11],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ],
  ['a new order', upOfFifteen(usualChoice, 12), [0, 12, 1], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [
    'two more, after a choice in full text',
    toggleOfFifteen('quote', toggleOfFifteen('fulltext', usualChoice, 0, 13), 14),
    [1, 12, 14],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 13],
  ],
])(
  'one picture of a full text keeps its sentences when the user adds others in quote mode, here %s',
  (_, choice, quote, full) => {
    expect(places('quote', choice)).toEqual(quote);
    expect(places('fulltext', choice)).toEqual(full);
  },
);

test('several pictures show the whole full text in its order, whatever the user adds in quote mode', () => {
  expect(places('fulltext', ticked, severalPicturesRoom)).toEqual(all15);
});

const repeated = [0, 1, 2, 3, 0, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => `Sentence number ${number} is here.`);
const ofTwoDays = summaryOf({ longSummary: repeated.join(' ') });
const rooms = [sentenceRoom, severalPicturesRoom];
const step = fc.record({
  mode: fc.constantFrom(...modes),
  room: fc.constantFrom(...rooms),
  sentence: fc.constantFrom(...repeated),
  by: fc.constantFrom(-1, 1, 0),
});
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

function expectNothingLeftOff(choice: CardChoice) {
  for (const each of modes) {
    const shown = rooms.flatMap((room) => chosenSentences(ofTwoDays, each, choice, room));
    expect(shown.filter((sentence) => leftOutIn(choice, each).includes(sentence))).toEqual([]);
  }
}

function expectToggle(choice: CardChoice, { mode, room, sentence }: Step): CardChoice {
  const before = chosenSentences(ofTwoDays, mode, choice, room);
  if (new Set(before).size === 1 && before.includes(sentence)) return choice;
  const next = toggleSentence(ofTwoDays, mode, choice, sentence, room);
  const after = chosenSentences(ofTwoDays, mode, next, room);
  const other = otherMode(mode);
  const onOther = (each: CardChoice) => chosenSentences(ofTwoDays, other, each, room);
  const isOwn = (each: CardChoice) => sourceOf(ofTwoDays, other, each, room) === other;
  if (isOwn(choice) && isOwn(next)) {
    // A sentence that is left off disappears from both cards. An added one changes only this card, unless it was left
    // off here before.
    const isOff = before.includes(sentence);
    const mayReturn = !isOff && choice.leftOut[mode].includes(sentence) && !choice.leftOut[other].includes(sentence);
    const isOther = (each: string) => each !== sentence;
    if (isOff) expect(onOther(next)).not.toContain(sentence);
    else if (!mayReturn) expect(onOther(next)).toEqual(onOther(choice));
    if (mayReturn) expect(onOther(next).filter(isOther)).toEqual(onOther(choice).filter(isOther));
  }
  if (before.includes(sentence)) expect(after).toEqual(before.filter((each) => each !== sentence));
  else if (before.length < room[mode]) expect(new Set(after)).toEqual(new Set([...before, sentence]));
  return next;
}

function expectMove(choice: CardChoice, { mode, room, sentence, by }: Step): CardChoice {
  const rowsOf = (each: CardChoice) => [...new Set(chosenSentences(ofTwoDays, mode, each, room))];
  // One picture has the first sentences of several: a move among those of several may change which ones are the first.
  const shown = (each: CardChoice) =>
    modes.map((one) =>
      rooms
        .filter((other) => room === sentenceRoom || other === room)
        .map((other) => [...chosenSentences(ofTwoDays, one, each, other)].sort()),
    );
  const rows = rowsOf(choice);
  const next = moveSentence(ofTwoDays, mode, choice, sentence, by < 0 ? -1 : 1, room);
  expect(shown(next)).toEqual(shown(choice));
  const place = rows.indexOf(sentence);
  const neighbour = rows[place + by];
  if (place >= 0 && neighbour !== undefined)
    rows.splice(Math.min(place, place + by), 2, ...(by < 0 ? [sentence, neighbour] : [neighbour, sentence]));
  expect(rowsOf(next)).toEqual(rows);
  return next;
}

test('a move changes only the order, and a sentence that is left off brings no other one on the card', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let choice = usualChoice;
      for (const each of steps) {
        choice = (each.by === 0 ? expectToggle : expectMove)(choice, each);
        expectNothingLeftOff(choice);
      }
    }),
  );
});

test('begins no sentence on several pictures after the characters that they hold', () => {
  const many = Array.from({ length: 13 }, (_, index) => `Sentence ${index} ${'goes on and on '.repeat(200)}here.`);
  const long = summaryOf({ longSummary: many.join(' ') });
  expect(chosenSentences(long, 'fulltext', usualChoice, severalPicturesRoom)).toEqual(many.slice(0, 7));
});

test('never empties the card in view, and the other one only if all its sentences are left off', () => {
  const step = fc.record({ mode: fc.constantFrom(...modes), position: fc.nat(6) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let choice = usualChoice;
      for (const { mode, position } of steps) {
        const chosen = chosenSentences(summary, mode, choice);
        const isLastOne = chosen.length === 1 && chosen[0] === sentences[position];
        if (!isLastOne) choice = toggleIn(mode, choice, position);
        expect(chosenSentences(summary, mode, choice)).not.toEqual([]);
        for (const each of modes) {
          const onAny = modes.flatMap((one) => chosenSentences(summary, one, choice));
          const isEmpty = chosenSentences(summary, each, choice).length === 0;
          if (isEmpty) expect(onAny.filter((one) => !leftOutIn(choice, each).includes(one))).toEqual([]);
        }
      }
    }),
  );
});

test('moves a sentence past the next one on the card, and skips sentences that are left off', () => {
  const chosen = toggle(toggle(usualChoice, 5), 1);
  const moved = moveSentence(summary, 'quote', chosen, sentences[5] as string, -1);
  expect(quote(moved)).toEqual(at(5, 0));
  expect(moveSentence(summary, 'quote', moved, sentences[5] as string, -1)).toBe(moved);
  expect(quote(toggle(moved, 1))).toEqual(at(5, 1, 0));
});

const move = (mode: 'quote' | 'fulltext', choice: CardChoice, position: number, by: -1 | 1) =>
  moveSentence(summary, mode, choice, sentences[position] as string, by);

test('a move in one mode changes no order and no sentence in the other', () => {
  const top = move('quote', move('quote', toggle(usualChoice, 5), 5, -1), 5, -1);
  expect(quote(top)).toEqual(at(5, 0, 1));
  expect(fulltext(top)).toEqual(sentences);
  const second = move('fulltext', top, 0, 1);
  expect(quote(second)).toEqual(quote(top));
  expect(fulltext(second)).toEqual(at(1, 0, 2, 3, 4, 5, 6));
});

test('a full text card begins a paragraph at a sentence that the user put before the others', () => {
  const top = [-1, -1, -1, -1, -1].reduce((choice) => move('fulltext', choice, 5, -1), usualChoice);
  expect(fulltextParagraphs(fulltext(top), summary.longSummary)).toEqual([at(5), at(0, 1, 2), at(3, 4), at(6)]);
});

test('shows only sentences of the summary, even if a paragraph ends in an abbreviation or without a full stop', () => {
  const word = fc.constantFrom(
    'We made plan B.',
    'A walk',
    'It rained.',
    'so it went',
    'He said no.',
    '“Stay.”',
    '\n\n',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), fc.constantFrom('quote', 'fulltext'), (parts, mode) => {
      const each = summaryOf({ longSummary: parts.join(' ') });
      expect(summarySentences(each)).toEqual(expect.arrayContaining([...cardSentences(each, mode)]));
    }),
  );
});

test('keeps the order of two swapped sentences after a reload, even if a blank line separates them', () => {
  const each = summaryOf({ longSummary: 'You made plan B.\n\nThe rain stopped.' });
  const moved = moveSentence(each, 'fulltext', usualChoice, 'The rain stopped.', -1);
  storeChoice('anna', each, moved);
  expect(chosenSentences(each, 'fulltext', rememberedChoice('anna', each))).toEqual([
    'The rain stopped.',
    'You made plan B.',
  ]);
});

test('remembers the choice for each user and summary, also when the summary gets a new version', () => {
  const chosen = moveSentence(summary, 'quote', toggle(usualChoice, 6), sentences[1] as string, -1);
  storeChoice('anna', summary, chosen);
  expect(quote(rememberedChoice('anna', summary))).toEqual(at(1, 0, 6));
  expect(rememberedChoice('another user', summary)).toBe(usualChoice);
  const again = { ...summary, generatedAt: '2026-11-17T04:00:00.000Z' };
  expect(quote(rememberedChoice('anna', again))).toEqual(at(1, 0, 6));
  expect(rememberedChoice('anna', { ...summary, id: '00000000-0000-7000-8000-0000000000ff' })).toBe(usualChoice);
});

const thirteen = Array.from({ length: 13 }, (_, index) => `Sentence number ${index} is here.`);
const long = summaryOf({ ...summary, longSummary: thirteen.join(' ') });

const otherVersion = (longSummary: string) =>
  summaryOf({ ...summary, longSummary, version: 1, generatedAt: '2026-11-17T04:00:00.000Z' });
const first = summaryOf({
  ...summary,
  longSummary: 'On Sunday you wrote: “The fog was kind to me.” It rained on five days. You were glad.',
});
const second = otherVersion('“The fog was kind to me,” you wrote. It rained on five days. It was Monday.');
const takeOff = (of: typeof summary, positions: readonly number[], choice = usualChoice) => {
  const taken = positions.reduce(
    (before, position) => toggleSentence(of, 'fulltext', before, summarySentences(of)[position] as string),
    choice,
  );
  storeChoice('anna', of, taken);
};
const shownOf = (of: typeof summary, room = sentenceRoom) =>
  chosenSentences(of, 'fulltext', rememberedChoice('anna', of), room);
const quoteOf = (of: typeof summary) => chosenSentences(of, 'quote', rememberedChoice('anna', of));

test('a sentence that was taken off stays off in another version, even if the words around its quotation differ', () => {
  takeOff(first, [0, 1]);
  expect(shownOf(second)).toEqual(['It was Monday.']);
});

test('another version keeps removed sentences off, and restores those chosen again', () => {
  takeOff(first, [0, 2]);
  expect(quoteOf(second)).toEqual(['It rained on five days.', 'It was Monday.']);
  takeOff(second, [0], rememberedChoice('anna', second));
  const [fog, rain] = summarySentences(second);
  expect(quoteOf(second)).toEqual([fog, rain, 'It was Monday.']);
  expect(shownOf(second)).toEqual([fog, rain, 'It was Monday.']);
  expect(quoteOf(first)).toEqual([summarySentences(first)[0], rain]);
  expect(shownOf(first)).toEqual([summarySentences(first)[0], rain]);
});

test('keeps one sentence on the card of another version: if possible, one that was not taken off', () => {
  takeOff(first, [0, 1]);
  const ofBuiltin = otherVersion('It rained on five days. “The fog was kind to me.”\n\nYour friend Ada was there.');
  expect(shownOf(ofBuiltin)).toEqual(['Your friend Ada was there.']);
  expect(shownOf(otherVersion('It rained on five days. “The fog was kind to me.”'))).toEqual([
    'It rained on five days.',
  ]);
});

test('shows the sentences that a user chose in an earlier release, in which those left off took up no room', async () => {
  const { id: summaryId, generatedAt } = long;
  const stored = [{ summaryId, generatedAt, leftOut: [0], quote: null, fulltext: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12] }];
  localStorage.setItem('card-choices:anna', JSON.stringify(stored));
  expect(shownOf(long)).toEqual([...thirteen.slice(1, 10), thirteen[12]]);
  await expect.poll(() => localStorage.getItem('card-choices:anna')).toContain('onQuote');
  expect(shownOf(long)).toEqual([...thirteen.slice(1, 10), thirteen[12]]);
});

test('takes a choice that an earlier release stored over to another version once its card was opened', async () => {
  const { id: summaryId, generatedAt } = first;
  const stored = [{ summaryId, generatedAt, leftOut: [0], quote: null, fulltext: null }];
  localStorage.setItem('card-choices:anna', JSON.stringify(stored));
  expect(shownOf(first)).toEqual(summarySentences(first).slice(1));
  await expect.poll(() => quoteOf(second)).toEqual(['It rained on five days.']);
  expect(shownOf(second)).toEqual(['It rained on five days.', 'It was Monday.']);
});

test('another version shows only sentences that the user chose, in their order, and no new ones', () => {
  takeOff(first, [0]);
  const moved = moveSentence(first, 'fulltext', rememberedChoice('anna', first), 'You were glad.', -1);
  storeChoice('anna', first, moved);
  const again = otherVersion('It was Monday. It rained on five days. You wrote: “A new line of mine.” You were glad.');
  expect(shownOf(again)).toEqual(['You were glad.', 'It rained on five days.']);
  storeChoice('anna', again, usualChoice);
  expect(shownOf(again)).toEqual(summarySentences(again));
});

const rewritten = otherVersion([...thirteen.slice(1), 'A new sentence is here.'].join(' '));

test('a choice on a quote card takes only what was taken off from the full text of another version', () => {
  const without = toggleSentence(long, 'quote', usualChoice, thirteen[1] as string);
  storeChoice('anna', long, toggleSentence(long, 'quote', without, thirteen[7] as string));
  expect(quoteOf(rewritten)).toEqual([thirteen[7]]);
  const usual = [...thirteen.slice(2), 'A new sentence is here.'];
  expect(shownOf(rewritten, severalPicturesRoom)).toEqual(usual);
  expect(shownOf(rewritten)).toEqual(usual.slice(0, 9));
});

test('after a repeated sentence lost its first day, another version shows the usual order of the full text', () => {
  const days = summaryOf({ ...summary, longSummary: 'I was glad. It rained. I told Ada. I was glad. I slept.' });
  storeChoice('anna', days, toggleSentence(days, 'fulltext', usualChoice, 'I slept.'));
  expect(shownOf(otherVersion('I told Ada. I was glad. I slept.'))).toEqual(['I told Ada.', 'I was glad.']);
});

test('another version of a full text whose order was changed keeps the sentences of several pictures', () => {
  storeChoice('anna', long, { ...usualChoice, order: { quote: null, fulltext: [...thirteen].reverse() } });
  expect(shownOf(rewritten, severalPicturesRoom)).toEqual(thirteen.slice(1).reverse());
});

test('if no chosen sentence is left, another version shows the usual ones except those taken off, and says so', () => {
  storeChoice('anna', first, moveSentence(first, 'quote', usualChoice, 'You were glad.', -1));
  takeOff(first, [0, 1], rememberedChoice('anna', first));
  expect(rememberedChoice('anna', first).lost).toBeUndefined();
  expect(rememberedChoice('anna', second).lost).toEqual({ quote: 'gone', fulltext: null });
  takeOff(second, [0], rememberedChoice('anna', second));
  expect(shownOf(second)).toContain('It was Monday.');
});

test('says of each mode if only a part of the chosen sentences is left in another version', () => {
  storeChoice('anna', first, moveSentence(first, 'quote', usualChoice, 'You were glad.', -1));
  takeOff(first, [0], rememberedChoice('anna', first));
  const part = otherVersion('It was Monday. It rained on five days.');
  expect(rememberedChoice('anna', part).lost).toEqual({ quote: 'part', fulltext: null });
  const whole = otherVersion(summarySentences(first).slice(1).concat('It was Monday.').join(' '));
  expect(rememberedChoice('anna', whole).lost).toEqual({ quote: null, fulltext: null });
});

test('does not say again that chosen sentences are gone if the last choice is complete after a second rewrite', () => {
  const order = { quote: ['It rained on five days.', 'You were glad.'], fulltext: null };
  storeChoice('anna', first, { ...usualChoice, order });
  const part = otherVersion('It was Monday. It rained on five days. The sun came out.');
  expect(rememberedChoice('anna', part).lost?.quote).toBe('part');
  storeChoice('anna', part, toggleSentence(part, 'quote', rememberedChoice('anna', part), 'The sun came out.'));
  const third = otherVersion('It rained on five days. The sun came out. Ada came.');
  const again = { ...third, generatedAt: '2026-11-17T05:00:00.000Z' };
  expect(quoteOf(again)).toEqual(['It rained on five days.', 'The sun came out.']);
  expect(rememberedChoice('anna', again).lost?.quote).toBe(null);
});

test('a card that quoted none of the user’s words quotes none in another version until the user chooses again', () => {
  takeOff(first, [0]);
  const many = '“We sang.” “Ada forgot her coat at the ferry.” It was a long week.\n\n“I slept.”\n\nAda was there.';
  const again = otherVersion(many);
  expect(quoteOf(again)).toEqual(['It was a long week.']);
  expect(shownOf(again)).toEqual(['It was a long week.']);
  expect(shownOf(again, severalPicturesRoom)).toEqual(['It was a long week.']);
  expect(rememberedChoice('anna', again).lost).toEqual({ quote: 'own words', fulltext: 'own words' });
  const chosen = toggleSentence(again, 'quote', rememberedChoice('anna', again), '“We sang.”');
  expect(chosenSentences(again, 'quote', chosen)).toEqual(['It was a long week.', '“We sang.”']);
  const kept = otherVersion('It rained on five days. “Ada forgot her coat at the ferry.” You were glad.');
  expect(quoteOf(kept)).toEqual(['You were glad.', 'It rained on five days.']);
  expect(shownOf(kept)).toEqual(['It rained on five days.', 'You were glad.']);
  expect(rememberedChoice('anna', kept).lost).toEqual({ quote: 'own words', fulltext: 'own words' });
});

test('a card that must quote none of the user’s words has no sentence if all of them do, also if the other mode has', () => {
  const five = ['fog', 'rain', 'sun', 'snow', 'wind'].map((word) => `“The ${word} was kind to me.”`);
  const before = summaryOf({ ...summary, longSummary: `It rained on five days. ${five.join(' ')}` });
  storeChoice('anna', before, { ...usualChoice, order: { quote: ['It rained on five days.'], fulltext: null } });
  const again = otherVersion(five.join(' '));
  expect(quoteOf(again)).toEqual([]);
  expect(shownOf(again)).toEqual(five);
  const chosen = toggleSentence(again, 'quote', rememberedChoice('anna', again), five[2] as string);
  expect(chosenSentences(again, 'quote', chosen)).toEqual([five[2]]);
});

test('a choice of an earlier release keeps own words off another version once its card was opened', async () => {
  const { id: summaryId, generatedAt } = first;
  const takenOff = sentenceHashes(summarySentences(first)[0] as string);
  const stored = { summaryId, generatedAt, leftOut: [0], quote: null, fulltext: null, takenOff, onQuote: [] };
  localStorage.setItem('card-choices:anna', JSON.stringify([stored]));
  expect(shownOf(first)).toEqual(summarySentences(first).slice(1));
  await expect
    .poll(() => quoteOf(otherVersion('“We sang until midnight.” It was Monday.')))
    .toEqual(['It was Monday.']);
});

const earlierParts = [
  'It was a windy Monday.',
  '“He wrote to me: ‘See you at eight.”',
  '“Bring some coffee along.’”',
  '“I did so with joy.”',
  'You were glad.',
  'Ada came by.',
];
const joined = '“He wrote to me: ‘See you at eight. Bring some coffee along.’”';
const joinedSentences = [earlierParts[0], joined, ...earlierParts.slice(3)];
const inner = summaryOf({
  ...summary,
  longSummary:
    'It was a windy Monday. “He wrote to me: ‘See you at eight. Bring some coffee along.’ I did so with joy.” You were glad. Ada came by.',
});
const hashesAt = (places: readonly number[]) =>
  places.flatMap((place) => sentenceHashes(earlierParts[place] as string));

/** Store the places of sentences as a release did that split quotations inside quotes, with hashes or without. */
function storeEarlier(leftOut: number[], quote: number[] | null, fulltext: number[] | null, isHashed: boolean) {
  const on = (order: number[] | null) => hashesAt((order ?? []).filter((place) => !leftOut.includes(place)));
  const hashes = { takenOff: hashesAt(leftOut), onQuote: on(quote), onFulltext: on(fulltext) };
  const { id: summaryId, generatedAt } = inner;
  const stored = { summaryId, generatedAt, leftOut, quote, fulltext, ...(isHashed && hashes) };
  localStorage.setItem('card-choices:anna', JSON.stringify([stored]));
}

/** Expect the sentences of a card, and the same ones after its choice was stored again with all hashes. */
async function expectAlsoWhenStored(read: () => readonly string[], shown: readonly (string | undefined)[]) {
  expect(read()).toEqual(shown);
  await expect.poll(() => localStorage.getItem('card-choices:anna')).toContain('quotesNone');
  expect(read()).toEqual(shown);
}

test.each([
  ['an earlier sentence', [0], null, null, [joined, ...earlierParts.slice(3)]],
  ['the first part', [1], null, null, [earlierParts[0], ...earlierParts.slice(3)]],
  ['the second part', [2], null, null, [earlierParts[0], ...earlierParts.slice(3)]],
  ['a later sentence', [4], null, null, [earlierParts[0], joined, earlierParts[3], earlierParts[5]]],
  ['the last sentence', [5], null, null, [earlierParts[0], joined, earlierParts[3], earlierParts[4]]],
  ['a part in an own order', [2], null, [5, 4, 3, 2, 1, 0], [...earlierParts.slice(3).reverse(), earlierParts[0]]],
  ['nothing in an own order', [], null, [5, 4, 3, 1, 2, 0], [...joinedSentences].reverse()],
])(
  'a choice of a release that split a quotation inside a quote still leaves off %s',
  async (_, leftOut, quote, full, shown) => {
    for (const isHashed of [true, false]) {
      storeEarlier(leftOut, quote, full, isHashed);
      await expectAlsoWhenStored(() => shownOf(inner), shown);
    }
  },
);

test.each([
  ['later sentences', [4, 5], [earlierParts[4], earlierParts[5]]],
  ['both parts', [5, 1, 2], [earlierParts[5], joined]],
  ['one part, and not the other', [5, 1], [earlierParts[5]]],
])('a quote card of a release that split a quotation inside a quote still has %s', async (_, quote, shown) => {
  for (const isHashed of [true, false]) {
    storeEarlier([], quote, null, isHashed);
    await expectAlsoWhenStored(() => quoteOf(inner), shown);
  }
});

test('stores a choice of such a release again, and a sentence that is chosen again in Quote is on both cards', async () => {
  storeEarlier([1], null, null, false);
  await expectAlsoWhenStored(
    () => shownOf(inner),
    joinedSentences.filter((sentence) => sentence !== joined),
  );
  storeChoice('anna', inner, toggleSentence(inner, 'quote', rememberedChoice('anna', inner), joined));
  expect(shownOf(inner)).toContain(joined);
  expect(shownOf({ ...inner, generatedAt: '2026-11-17T04:00:00.000Z' })).toContain(joined);
});

const opening = 'Lines from the week, and something that came up again.';
const closing = 'Back in your summaries for the first time since March 2025: rowing.';
const framed = summaryOf({
  ...summary,
  longSummary: `${opening} “The fog was kind to me.”\n\n“I rowed to the island.”\n\n${closing}`,
});
const othersFramed = otherVersion(`${opening} “We sang until midnight.”\n\n“Ada forgot her coat.”\n\n${closing}`);
const chooseQuote = (...positions: number[]) => {
  const quoted = positions.map((position) => summarySentences(framed)[position] as string);
  storeChoice('anna', framed, { ...usualChoice, order: { quote: quoted, fulltext: null } });
};

test('another version shows the usual sentences if only the opening and closing lines are left of the choice', () => {
  chooseQuote(0, 1, 3);
  expect(quoteOf(othersFramed)).toEqual(cardSentences(othersFramed, 'quote'));
  expect(rememberedChoice('anna', othersFramed).lost).toEqual({ quote: 'gone', fulltext: null });
  expect(quoteOf(framed)).toEqual([opening, '“The fog was kind to me.”', closing]);
});

test('another version shows an opening line beside a chosen sentence that is left, or if it was all of the choice', () => {
  chooseQuote(0, 1);
  expect(quoteOf(otherVersion(`${opening} “We sang until midnight.”\n\n“The fog was kind to me.”`))).toEqual([
    opening,
    '“The fog was kind to me.”',
  ]);
  chooseQuote(0);
  expect(quoteOf(othersFramed)).toEqual([opening]);
});

const quoted = ['fog', 'rain', 'ferry', 'bread', 'garden', 'piano', 'baker'].map(
  (word) => `“The ${word} was kind to me.”`,
);
const oneOpening = `${opening} ${quoted.join(' ')}\n\n${closing}`;
const rainy = 'It rained on five days.';
const planned = '“My plan is to rest.”';
const twoOpenings = `${opening} ${rainy} ${quoted.join(' ')} ${planned}\n\n${closing}`;

test.each([
  ['changes', oneOpening, [], [quoted[0], opening]],
  ['its quotation', oneOpening, quoted.slice(0, 1), [quoted[1], opening]],
  ['its quotation and the next one', oneOpening, quoted.slice(0, 2), [quoted[2], opening]],
  ['a quotation that it lacks', oneOpening, quoted.slice(1, 2), [quoted[0], opening]],
  ['its opening line', oneOpening, [opening], quoted.slice(0, 1)],
  ['its quotation, with five sentences left', oneOpening, quoted.slice(0, 3), [...quoted.slice(3), opening]],
  ['any quotation', oneOpening, quoted, [opening]],
  ['changes, after two opening lines', twoOpenings, [], [opening, rainy, planned]],
  ['its quotation, after two opening lines', twoOpenings, [planned], quoted.slice(0, 2)],
])('a quote card has words of the user if any are left, after a full text without %s', (_, text, taken, shown) => {
  const of = summaryOf({ ...summary, longSummary: text });
  const choice = taken.reduce((before, each) => toggleSentence(of, 'fulltext', before, each), usualChoice);
  expect(chosenSentences(of, 'quote', choice)).toEqual(shown);
  const back = [...taken].reverse().reduce((before, each) => toggleSentence(of, 'fulltext', before, each), choice);
  expect(chosenSentences(of, 'quote', back)).toEqual(cardSentences(of, 'quote'));
});

test('the last quotation that is left off in quote mode brings no other one on the card, and returns to its place', () => {
  const of = summaryOf({ ...summary, longSummary: oneOpening });
  const without = toggleSentence(of, 'quote', usualChoice, quoted[0] as string);
  expect(chosenSentences(of, 'quote', without)).toEqual([opening]);
  const again = toggleSentence(of, 'quote', without, quoted[0] as string);
  expect(chosenSentences(of, 'quote', again)).toEqual([quoted[0], opening]);
});

const filler = 'From the pages of the week.';
const filled = summaryOf({
  ...summary,
  longSummary: [quoted[0], filler, quoted[1], 'My plan is rest.'].join(' '),
});
const onFilled = (choice: CardChoice) => chosenSentences(filled, 'quote', choice);
const toggleFilled = (mode: 'quote' | 'fulltext', choice: CardChoice, ...each: (string | undefined)[]) =>
  each.reduce((before, sentence = '') => toggleSentence(filled, mode, before, sentence), choice);

test.each(['quote', 'fulltext'] as const)(
  'own words lead a quote card after its first sentence was left off in mode %s, unless the user moves another one up',
  (mode) => {
    const without = toggleFilled(mode, usualChoice, quoted[0]);
    expect(onFilled(without)).toEqual([quoted[1], filler, 'My plan is rest.']);
    expect(onFilled(moveSentence(filled, 'quote', without, filler, -1))[0]).toBe(filler);
    expect(onFilled(toggleFilled(mode, without, quoted[0]))).toEqual(cardSentences(filled, 'quote'));
  },
);

test('own words also lead a quote card whose order the user changed, but not above a line that the user moved up', () => {
  const moved = moveSentence(filled, 'quote', usualChoice, 'My plan is rest.', -1);
  expect(onFilled(toggleFilled('quote', moved, quoted[0]))[0]).toBe(quoted[1]);
  const top = moveSentence(filled, 'quote', usualChoice, filler, -1);
  expect(onFilled(toggleFilled('quote', top, 'My plan is rest.'))[0]).toBe(filler);
});

const usualFormat = { mode: 'quote', shape: 'card', isSplit: false } as const;
const ownFormat = { mode: 'fulltext', shape: 'story', isSplit: true } as const;

test('remembers the format of a summary’s cards beside its sentences, also when one of them is the usual one', () => {
  storeFormat('anna', summary, ownFormat);
  expect(rememberedChoice('anna', summary)).toEqual(usualChoice);
  storeChoice('anna', summary, toggle(usualChoice, 0));
  expect(storedFormat('anna', { ...summary, generatedAt: '2026-11-17T04:00:00.000Z' })).toEqual(ownFormat);
  storeFormat('anna', summary, usualFormat);
  expect(quote(rememberedChoice('anna', summary))).toEqual(at(1));
  expect(storedFormat('another user', summary)).toEqual(usualFormat);
});

test('stores nothing for a summary whose cards have the usual sentences and format again', () => {
  storeFormat('anna', summary, ownFormat);
  expect(localStorage.getItem('card-choices:anna')).toContain(summary.id);
  storeFormat('anna', summary, usualFormat);
  expect(localStorage.getItem('card-choices:anna')).toBe('[]');
});

test('the cards of a choice that an earlier release stored, or with a damaged format, have the usual format', () => {
  const stored = { summaryId: summary.id, generatedAt: summary.generatedAt, leftOut: [0], quote: null, fulltext: null };
  for (const format of [{}, { mode: 'poster', shape: 1, isSplit: 'yes' }]) {
    localStorage.setItem('card-choices:anna', JSON.stringify([{ ...stored, ...format }]));
    expect(storedFormat('anna', summary)).toEqual(usualFormat);
    expect(quote(rememberedChoice('anna', summary))).toEqual(at(1));
  }
});

test('falls back to the default sentences when the stored choice is damaged', () => {
  localStorage.setItem('card-choices:anna', '[{"summaryId":1}]');
  expect(rememberedChoice('anna', summary)).toBe(usualChoice);
  storeChoice('anna', summary, toggle(usualChoice, 0));
  expect(quote(rememberedChoice('anna', summary))).toEqual(at(1));
});

/** Untick or tick the sentences of a summary that contain these words, one after the other. */
const pressIn = (of: Summary, choice: CardChoice, ...texts: string[]) =>
  texts.reduce((each, text) => {
    const sentence = summarySentences(of).find((one) => one.includes(text)) ?? '';
    return toggleSentence(of, 'quote', each, sentence);
  }, choice);

test('own words that replace the only quotation lead the quote card, also after other ticks', () => {
  const framing = 'Something that came back, and the lines around it.';
  const longSummary = [
    framing,
    'On Wednesday: “I still heard the sound. It rained all day long.”',
    'On Thursday, “The tide was low today. He would have liked that answer. We went home.”',
    'On Friday: “Nothing else happened on this day.”',
  ].join('\n\n');
  const week = summaryOf({ longSummary });
  const replaced = pressIn(week, usualChoice, 'sound', 'answer');
  const card = ['“He would have liked that answer.”', framing];
  expect(chosenSentences(week, 'quote', replaced)).toEqual(card);
  expect(chosenSentences(week, 'quote', pressIn(week, replaced, 'sound', 'sound'))).toEqual(card);
});

test('leaves off all sentences with the same words, and restores only the one that is ticked', () => {
  const longSummary =
    'On Thursday, “I answer emails to feel finished. The call was long. I answer emails to feel finished.” It rained.';
  const week = summaryOf({ longSummary });
  const off = pressIn(week, usualChoice, 'On Thursday');
  for (const mode of ['quote', 'fulltext'] as const)
    expect(chosenSentences(week, mode, off).join()).not.toContain('emails');
  const again = pressIn(week, off, 'On Thursday');
  expect(chosenSentences(week, 'quote', again).filter((each) => each.includes('emails'))).toHaveLength(1);
});
