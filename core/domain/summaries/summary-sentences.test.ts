import { expect, test } from 'vitest';
import { summarySentencesOf } from './summary-sentences.ts';

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
  ['“One.\n\nTwo.”', ['“One.”', '“Two.”']],
])('each sentence of a longer quote has quotation marks of its own: %s', (text, shown) => {
  expect(summarySentencesOf(text).map((sentence) => sentence.shown)).toEqual(shown);
});
