import { describe, expect, test } from 'vitest';
import { summaryOf } from '../../../../testing/reflections.ts';
import { swatchContent } from '../swatch.ts';
import { cardContent, paragraphTexts, weekRange } from './card-content.ts';
import { shorten } from './shorten.ts';

const themeRoom = { quote: 4, fulltext: 3 };
const summary = summaryOf({
  title: 'Week of November 9, 2026: Small doors',
  weekStart: '2026-11-09',
  longSummary: 'One sentence is here. Two sentences are here. Three sentences are here.\n\nAnd a fourth one is here.',
  keyThemes: ['Fog', 'Fog', '  ', 'Doors', 'Rain', 'Tea', 'Ink'],
  reflectionCount: 7,
});

describe('the content of a card', () => {
  test('a card has the dates of the week and the title without its “Week of ...” prefix [2.75, 9.7, 9.31]', () => {
    expect(weekRange('2026-12-28')).toBe('Dec 28, 2026 – Jan 3, 2027');
    expect(cardContent(summary, 'quote', themeRoom)).toMatchObject({
      range: 'Nov 9, 2026 – Nov 15, 2026',
      title: 'Small doors',
    });
  });

  test.each([
    [0, '0 reflections'],
    [1, '1 reflection'],
    [7, '7 reflections'],
  ])('a card has the number of reflections in the footer (%i) [2.76]', (reflectionCount, text) => {
    expect(cardContent({ ...summary, reflectionCount }, 'quote', themeRoom).reflections).toBe(text);
  });

  test('a card has one sentence per paragraph in quote mode and up to three in fulltext mode [2.78]', () => {
    const lengths = (mode: 'quote' | 'fulltext') =>
      cardContent(summary, mode, themeRoom).paragraphs.map((sentences) => sentences.length);
    expect(lengths('quote')).toEqual([1, 1, 1, 1]);
    expect(lengths('fulltext')).toEqual([3, 1]);
  });

  test.each([
    [
      'the quotation is the second sentence',
      ['A week of fog.', 'You wrote: “The fog was kind to me.”', 'It passed by then.'],
      [1, 2, 0],
    ],
    [
      'the first sentence is a quotation already',
      ['“The fog was kind,” you wrote.', '“And so was the baker,” you wrote.', 'It passed by then.'],
      [0, 1, 2],
    ],
    ['there is no quotation', ['A week of fog.', 'A week of “no”.', 'It passed at last.'], [0, 1, 2]],
    [
      'the quotation is the third sentence',
      ['A week of fog.', 'It passed at last.', 'You wrote: “The fog was kind.”'],
      [0, 1, 2],
    ],
  ])(
    'a quote card moves the first sentence to the end if only the second sentence quotes the user: %s',
    (_when, sentences, order) => {
      const each = { ...summary, longSummary: sentences.join(' ') };
      expect(cardContent(each, 'quote', themeRoom).paragraphs).toEqual(order.map((index) => [sentences[index]]));
      expect(cardContent(each, 'fulltext', themeRoom).paragraphs).toEqual([sentences]);
    },
  );

  test('a fulltext card shows the first ten sentences in the order of the summary [2.79, 5.20]', () => {
    const opening = 'Lines kept from the week.';
    const quoted = Array.from({ length: 12 }, (_, index) => `“Line ${index} of the week.”`);
    const each = { ...summary, longSummary: [opening, ...quoted].join('\n\n') };
    expect(cardContent(each, 'fulltext', themeRoom).paragraphs.flat()).toEqual([opening, ...quoted].slice(0, 10));
  });

  test('a card leaves out the last paragraph of a builtin summary, but not of a model’s summary, if it has no quote', () => {
    const longSummary = 'A week of fog.\n\nYou wrote: “The fog was kind to me.”\n\nAda is on three of the five pages.';
    const paragraphsOf = (kind: 'builtin' | 'model') =>
      cardContent({ ...summary, longSummary, writer: { ...summary.writer, kind } }, 'fulltext', themeRoom).paragraphs;
    expect(paragraphsOf('builtin').flat().join(' ')).not.toContain('Ada');
    expect(paragraphsOf('model').flat().join(' ')).toContain('Ada');
  });

  test('a card has the sentences in the chosen order, and begins a new paragraph where the summary has another order', () => {
    const chosen = ['D sentence.', 'A sentence.', 'B sentence.', 'C sentence.'];
    const four = { ...summary, longSummary: 'A sentence. B sentence. C sentence. D sentence.' };
    expect(cardContent(four, 'quote', themeRoom, chosen).paragraphs).toEqual(chosen.map((sentence) => [sentence]));
    expect(cardContent(four, 'fulltext', themeRoom, chosen).paragraphs).toEqual([chosen.slice(0, 1), chosen.slice(1)]);
  });

  test('a card has each non-blank theme once, up to the number that the layout has room for [2.88, 9.24]', () => {
    expect(cardContent(summary, 'quote', themeRoom).themes).toEqual(['Fog', 'Doors', 'Rain', 'Tea']);
    expect(cardContent(summary, 'fulltext', themeRoom).themes).toEqual(['Fog', 'Doors', 'Rain']);
  });

  test('a card has no characters that the picture cannot contain', () => {
    const odd = { ...summary, title: 'A\u0000B\ud800C 🌧️', keyThemes: ['\u0008', 'D\uffff'] };
    expect(cardContent(odd, 'quote', themeRoom)).toMatchObject({ title: 'ABC 🌧️', themes: ['D'] });
  });

  test('joins Chinese sentences without a space and other sentences with a space', () => {
    const content = cardContent(
      { ...summary, longSummary: '今天下雨了，我在家。明天去码头看船。 It rained here too. It stopped.' },
      'fulltext',
      themeRoom,
    );
    expect(paragraphTexts(content).map(({ text }) => text)).toEqual([
      '今天下雨了，我在家。明天去码头看船。It rained here too.',
      'It stopped.',
    ]);
  });

  test.each(['quote', 'fulltext'] as const)(
    'in %s mode, names the day of a quote if the beginning of the quote is not on the card',
    (mode) => {
      const longSummary =
        'Lines kept from the week.\n\nOn Saturday you wrote, “In the shed it was cold.”\n\nOn Sunday you wrote, “My father will not remember. The piano stands in the shed. It holds its pitch.”';
      const chosen = [
        'On Saturday you wrote, “In the shed it was cold.”',
        '“The piano stands in the shed.”',
        '“It holds its pitch.”',
        'Lines kept from the week.',
      ];
      const shown = paragraphTexts(cardContent({ ...summary, longSummary }, mode, themeRoom, chosen));
      expect(shown.map(({ text }) => text)).toEqual([
        'On Saturday you wrote, “In the shed it was cold.”',
        ...(mode === 'quote'
          ? ['On Sunday you wrote, “The piano stands in the shed.”', 'On Sunday you wrote, “It holds its pitch.”']
          : ['On Sunday you wrote, “The piano stands in the shed. It holds its pitch.”']),
        'Lines kept from the week.',
      ]);
    },
  );

  test.each(['quote', 'fulltext'] as const)(
    'in %s mode, names the second day of a sentence that occurs on two days, also without the sentence before it',
    (mode) => {
      const longSummary = 'On Wednesday, “It rained. I am glad.” On Saturday: “There was fog. I am glad.”';
      const chosen = ['On Wednesday, “It rained.”', '“I am glad.”', '“I am glad.”'];
      const shown = paragraphTexts(cardContent({ ...summary, longSummary }, mode, themeRoom, chosen));
      expect(shown.map(({ text }) => text)).toEqual([
        ...(mode === 'quote'
          ? ['On Wednesday, “It rained.”', 'On Wednesday, “I am glad.”']
          : ['On Wednesday, “It rained. I am glad.”']),
        'On Saturday: “I am glad.”',
      ]);
    },
  );

  test('the preview in the design picker shows only the first sentence of a quote, and all of a full text', () => {
    const quote = swatchContent(cardContent(summary, 'quote', themeRoom));
    expect([quote.mode, quote.paragraphs]).toEqual(['quote', [['One sentence is here.']]]);
    const fulltext = cardContent(summary, 'fulltext', themeRoom);
    expect(swatchContent(fulltext)).toEqual(fulltext);
  });
});

describe('a text too long for a card', () => {
  test('loses whole sentences, the last one first', () => {
    let content = cardContent(summary, 'fulltext', themeRoom);
    const left: number[][] = [];
    for (let less = shorten(content); less; less = shorten(less)) {
      content = less;
      left.push(less.paragraphs.map((sentences) => sentences.length));
    }
    expect(left).toEqual([[3], [2], [1]]);
    expect(content.paragraphs).toEqual([['One sentence is here.']]);
  });

  test('a single sentence that is too long for a card is cut between words', () => {
    const endless = { ...summary, longSummary: `${'word '.repeat(400)}end.` };
    const [[sentence = ''] = []] = shorten(cardContent(endless, 'quote', themeRoom))?.paragraphs ?? [];
    expect(sentence).toMatch(/word…$/);
    expect(sentence.length).toBeLessThan(1_700);
    expect(sentence.length).toBeGreaterThan(1_500);
  });
});
