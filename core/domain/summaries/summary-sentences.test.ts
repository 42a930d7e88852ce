import { expect, test } from 'vitest';
import { joinSentences, summarySentencesOf } from './summary-sentences.ts';

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
])('each sentence of a quote with several sentences gets quotation marks of its own: %s', (text, shown) => {
  expect(summarySentencesOf(text).map((sentence) => sentence.shown)).toEqual(shown);
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
])('sentences on a card are joined with the same quotation marks as in the summary: %s', (text, joined) => {
  const shown = summarySentencesOf(text).map((sentence) => sentence.shown);
  expect(shown.reduce((first, second) => joinSentences(text, first, second))).toBe(joined);
});

test('sentences from two quotes keep their quotation marks when they follow each other on a card', () => {
  const text = 'On Monday: “One. Two.” On Friday: “Three. Four.”';
  const [, two = '', , four = ''] = summarySentencesOf(text).map((sentence) => sentence.shown);
  expect(joinSentences(text, two, four)).toBe('“Two.” “Four.”');
});
