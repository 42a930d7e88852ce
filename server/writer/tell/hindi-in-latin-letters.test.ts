import { describe, expect, test } from 'vitest';
import { plain, quotesIn, weekOf } from '../../../testing/summary-weeks.ts';
import { detectLanguage } from '../read/detect-language.ts';
import { builtinWriter } from './builtin-writer.ts';

const pages = [
  'Aaj office me bahut tension tha, boss ne sabke saamne daant diya. Main kuch nahi bola, bas sar jhuka liya.',
  'Neend nahi aayi. Raat bhar sochta raha ki pitaaji ko kaise bataun ki naukri se mann bhar gaya hai.',
  'Pitaaji se baat hui. Unhone kaha beta kaam chhota bada nahi hota, mujhe laga woh sab samajhte hain.',
  'Office se jaldi nikla aur pitaaji ke saath chai pi. Pehli baar laga ki ghar aa gaya hoon.',
];

describe('a Hindi week in Latin letters', () => {
  test('a Hindi week in Latin letters has a summary of its own sentences and Hindi weekdays, without English words', async () => {
    const { longSummary } = await builtinWriter.write(weekOf(...pages));
    expect(longSummary).toMatch(/^Somvaar – Guruvaar: /u);
    const quotes = quotesIn(longSummary);
    expect(quotes.length).toBeGreaterThanOrEqual(2);
    const own = plain(pages.join(' '));
    expect(quotes.filter((quote) => !own.includes(quote.replace(/^…|[.…]$/gu, '')))).toEqual([]);
    const ownText = longSummary.replace(/“[^”]*”/gu, '');
    expect(ownText).not.toMatch(/\b(?:on|you|wrote|week|and|the|Monday|Lunedì)\b/iu);
  });

  test('a Hindi week in Latin letters has Hindi themes in the user’s spelling', async () => {
    const { keyThemes, title } = await builtinWriter.write(weekOf(...pages));
    expect(keyThemes.join(' ')).toMatch(/office|kaam/iu);
    expect(keyThemes.join(' ')).toMatch(/pitaaji/iu);
    expect(title).toMatch(/Pitaaji/u);
  });
});

test.each([
  ['hi-Latn', 'aaj office me bahut tension tha, mummy se baat hui'],
  ['hi-Latn', 'neend nahin aayi'],
  ['hi-Latn', 'Mein ne socha tha ke weekend par gym jaungi, lekin phir wahi hua, reels dekhti rahi.'],
  ['en', 'I had chai with mummy, yaar it was such a long day, bahut tired but happy about the exam.'],
  ['en', 'Yaar, the traffic was hell. Accha, anyway, I finally called my mother about the wedding.'],
  ['it', 'Hai ragione, non ce la faccio più. Se ne parlo ti arrabbi, ma io ho fatto di tutto e tu hai riso di me.'],
  ['it', 'Hai dormito?'],
  ['es', 'Me fui a casa y se me olvidó todo, ya no sé qué hacer con el trabajo.'],
  ['pt', 'Eu me sinto cansada e não sei se vou ao trabalho, mas o chefe me disse que sim.'],
  ['tr', 'Bugün işe gittim, kar yağdı, ne yapacağımı bilmiyorum ki, bana baktı.'],
  ['und', 'Hari ini saya pergi ke kantor dan bos marah, lalu saya main bola sampai malam.'],
])('the language %s is detected from the text: %s', (code, text) => {
  expect(detectLanguage(text).code).toBe(code);
});
