import { expect, test } from 'vitest';
import { earlierSentences, findSentences, introduce, joinSentences, summarySentencesOf } from './summary-sentences.ts';

test.each([
  ['No quote. At all.', ['No quote.', 'At all.']],
  [
    'On Monday: “One. Two. Three.” On Friday: “Four.”',
    ['On Monday: “One.”', '“Two.”', '“Three.”', 'On Friday: “Four.”'],
  ],
  ['„Eins. Zwei.“ Danach: „Drei.“', ['„Eins.“', '„Zwei.“', 'Danach: „Drei.“']],
  ['„Raz. Dwa.”', ['„Raz.”', '„Dwa.”']],
  ['«Uno. Dos.» Y «tres».', ['«Uno.»', '«Dos.»', 'Y «tres».']],
  ['月曜日は、「一。二。」', ['月曜日は、「一。」', '「二。」']],
  ['Lundi : «\u202fUn. Deux.\u202f» Puis.', ['Lundi : «\u202fUn.\u202f»', '«\u202fDeux.\u202f»', 'Puis.']],
  ['“One.\n\nTwo.”', ['“One.”', '“Two.”']],
])('each sentence of a longer quote gets its own quotation marks: %s', (text, shown) => {
  expect(summarySentencesOf(text).map((sentence) => sentence.shown)).toEqual(shown);
});

test.each([
  ['“He wrote: ‘See you. Bring coffee.’ I did.” End.', ['“He wrote: ‘See you. Bring coffee.’”', '“I did.”', 'End.']],
  ['“He wrote: ‘See you. Bring coffee.’”', ['“He wrote: ‘See you. Bring coffee.’”']],
  ['“‘One. Two.’ Then ‘three.’ Four.”', ['“‘One. Two.’”', '“Then ‘three.’”', '“Four.”']],
  ['“‘I don’t know. Ask me.’ I did.”', ['“‘I don’t know. Ask me.’”', '“I did.”']],
  ['“‘It was the boys’ room. It was cold.’ I left.”', ['“‘It was the boys’ room. It was cold.’”', '“I left.”']],
  ['“She said ‘two friends’ to me. I left.”', ['“She said ‘two friends’ to me.”', '“I left.”']],
  ['“I don’t know. It’s the boys’ room. I left.”', ['“I don’t know.”', '“It’s the boys’ room.”', '“I left.”']],
  ['“‘Never closed. I left.” The boys’ room.', ['“‘Never closed.”', '“I left.”', 'The boys’ room.']],
  [
    '“We met in the ‘90s. The boys’ room was cold. My parents’. End.”',
    ['“We met in the ‘90s.”', '“The boys’ room was cold.”', '“My parents’.”', '“End.”'],
  ],
  ['“I told ‘em. My parents’. End.”', ['“I told ‘em.”', '“My parents’.”', '“End.”']],
  ['“I slept ‘til ten. My parents’. End.”', ['“I slept ‘til ten.”', '“My parents’.”', '“End.”']],
  ['“‘Tis late. My parents’. End.”', ['“‘Tis late.”', '“My parents’.”', '“End.”']],
  ['“‘Twas late. My parents’. End.”', ['“‘Twas late.”', '“My parents’.”', '“End.”']],
  ['“I left ‘cause of it. My parents’. End.”', ['“I left ‘cause of it.”', '“My parents’.”', '“End.”']],
  ['“‘Tiscali called. I left.’ End.”', ['“‘Tiscali called. I left.’”', '“End.”']],
  ['„Er schrieb: ‚Bis acht. Bring Kaffee.‘ Gut.“', ['„Er schrieb: ‚Bis acht. Bring Kaffee.‘ Gut.“']],
  ['„Er schrieb: ‚Geht’s? Bring Kaffee.‘ Gut.“', ['„Er schrieb: ‚Geht’s? Bring Kaffee.‘ Gut.“']],
  ['«Il dit: ‹À huit heures. Merci.› Bien.»', ['«Il dit: ‹À huit heures. Merci.› Bien.»']],
  ['„Er sagt: ›Bis acht. Danke.‹ Gut.“', ['„Er sagt: ›Bis acht. Danke.‹ Gut.“']],
  ['「彼は『一。二。』三。」', ['「彼は『一。二。』」', '「三。」']],
  ['“‘One.\n\nTwo.’ Three.”', ['“‘One.”', '“Two.’”', '“Three.”']],
])('a quotation inside a quote is not split, and an apostrophe is no quotation mark: %s', (text, shown) => {
  expect(summarySentencesOf(text).map((sentence) => sentence.shown)).toEqual(shown);
});

test('names the parts into which earlier releases split a sentence', () => {
  const text = 'It rained. “He wrote: ‘See you. Bring coffee.’ I did.”\n\n“‘One. Two.’” It rained.';
  expect([...earlierSentences(text)]).toEqual([
    ['It rained.', ['It rained.']],
    ['“He wrote: ‘See you. Bring coffee.’”', ['“He wrote: ‘See you.”', '“Bring coffee.’”']],
    ['“I did.”', ['“I did.”']],
    ['“‘One. Two.’”', ['“‘One.”', '“Two.’”']],
  ]);
  expect([...earlierSentences('「彼は『一。二。』三。」').values()]).toEqual([
    ['「彼は『一。」', '「二。』」'],
    ['「三。」'],
  ]);
});

test.each([
  ['On Monday: “One. Two. Three.” On Friday: “Four.”', 'On Monday: “One. Two. Three.” On Friday: “Four.”'],
  ['„Eins. Zwei.“ Danach: „Drei.“', '„Eins. Zwei.“ Danach: „Drei.“'],
  [
    'Lundi : «\u202fUn. Deux. Trois.\u202f» Samedi : « Quatre. »',
    'Lundi : «\u202fUn. Deux. Trois.\u202f» Samedi : « Quatre. »',
  ],
  ['月曜日は、「一。二。三。」', '月曜日は、「一。二。三。」'],
  ['“One.” “Two.”', '“One.” “Two.”'],
])('sentences of one quote are joined on a card with the quotation marks of the summary: %s', (text, joined) => {
  const shown = summarySentencesOf(text).map((sentence) => sentence.shown);
  expect(shown.reduce((first, second) => joinSentences(text, first, second))).toBe(joined);
});

test('sentences of two different quotes keep their own quotation marks when they follow each other on a card', () => {
  const text = 'On Monday: “One. Two.” On Friday: “Three. Four.”';
  const [, two = '', , four = ''] = summarySentencesOf(text).map((sentence) => sentence.shown);
  expect(joinSentences(text, two, four)).toBe('“Two.” “Four.”');
});

test.each([
  ['On Sunday you wrote, “One. Two.” Three.', ['On Sunday you wrote, “One.”', 'On Sunday you wrote, “Two.”', 'Three.']],
  [
    'Am Sonntag steht da: „Eins. Zwei. Drei.“',
    ['Am Sonntag steht da: „Eins.“', 'Am Sonntag steht da: „Zwei.“', 'Am Sonntag steht da: „Drei.“'],
  ],
  ['Dimanche : «\u202fUn. Deux.\u202f»', ['Dimanche : «\u202fUn.\u202f»', 'Dimanche : «\u202fDeux.\u202f»']],
  ['日曜日は、「一。二。」', ['日曜日は、「一。」', '日曜日は、「二。」']],
  [
    'ページから。\n\n日曜日には、こうあります。「一。二。」',
    [
      'ページから。',
      '日曜日には、こうあります。',
      '日曜日には、こうあります。「一。」',
      '日曜日には、こうあります。「二。」',
    ],
  ],
  [
    'Sonntag: „Eins. Zwei.“ Am selben Tag: „Drei. Vier.“',
    ['Sonntag: „Eins.“', 'Sonntag: „Zwei.“', 'Sonntag: „Drei.“', 'Sonntag: „Vier.“'],
  ],
  ['It rained. “One. Two,” you wrote.', ['It rained.', '“One.”', '“Two,” you wrote.']],
  [
    'You said “no”, then “one. Two.” And: “Three. Four.”',
    ['You said “no”, then “one.”', '“Two.”', 'And: “Three.”', 'And: “Four.”'],
  ],
  ['“One. Two”, and then “three. Four.”', ['“One.”', '“Two”, and then “three.”', '“Four.”']],
  [
    'On Sunday, after a long talk with your sister, you wrote: “One. Two.”',
    ['On Sunday, after a long talk with your sister, you wrote: “One.”', '“Two.”'],
  ],
])('each sentence of a quote can be shown with the words that introduce the quote: %s', (text, introduced) => {
  expect(summarySentencesOf(text).map((sentence) => sentence.introduced)).toEqual(introduced);
});

test.each([
  ['that continues the quote of the paragraph before it', '“Two.”', 'On Sunday: “One.”', 'On Sunday: “Two.”'],
  ['that occurs on two days, after its second day', '“Two.”', 'On Monday: “Four.”', 'On Monday: “Two.”'],
  ['after another sentence', '“Two.”', 'On Saturday: “Zero.”', 'On Sunday: “Two.”'],
  ['at the beginning of a card', '“Two.”', undefined, 'On Sunday: “Two.”'],
  ['that has its own introduction', 'On Sunday: “One.”', undefined, 'On Sunday: “One.”'],
  ['of the same day after another sentence', 'The same day: “Three.”', 'On Saturday: “Zero.”', 'On Sunday: “Three.”'],
  ['of the same day after its day', 'The same day: “Three.”', '“Two.”', 'The same day: “Three.”'],
  ['that is not in the summary', 'Cut…', undefined, 'Cut…'],
])('a sentence %s gets an introduction only if the card would not show its day', (_, sentence, before, introduced) => {
  const text = 'On Saturday: “Zero.” On Sunday: “One. Two.” The same day: “Three.” On Monday: “Four. Two.”';
  const [placed] = findSentences(text, before === undefined ? [sentence] : [before, sentence]).slice(-1);
  expect(placed && introduce(placed, sentence)).toBe(introduced);
});
