import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../core/domain/days/day.ts';
import { quoteDigest } from '../../../core/domain/summaries/digest.ts';
import { sentencesOf } from '../../../core/domain/texts/sentences.ts';
import { plain, quotesIn, weekOf, weekStart } from '../../../testing/summary-weeks.ts';
import { sampleWeeks } from '../../demo/sample-weeks.ts';
import type { WeekToSummarise } from '../writer.ts';
import { builtinWriter } from './builtin-writer.ts';

const words = (text: string) => text.split(/\s+/u).length;

describe.each(sampleWeeks.map((week, index) => [index + 1, week] as const))(
  'sample week %i',
  (index, { reflections }) => {
    const monday = addDays(weekStart, index * 7);
    const week: WeekToSummarise = {
      weekStart: monday,
      reflections: reflections.map(({ weekday, type, content }) => ({
        type,
        localDate: addDays(monday, weekday),
        question: 'What was there today?',
        content,
      })),
      version: 0,
      careful: false,
      earlier: [],
      corrections: [],
    };

    test('the summary of a sample week quotes the user’s sentences word for word', async () => {
      const { longSummary } = await builtinWriter.write(week);
      const quotes = quotesIn(longSummary);
      expect(quotes.length).toBeGreaterThanOrEqual(2);
      const own = plain(reflections.map(({ content }) => content).join(' ')).toLowerCase();
      expect(quotes.filter((quote) => !own.includes(plain(quote.replace(/[.]$/gu, '')).toLowerCase()))).toEqual([]);
    });

    test('a summary has 2 to 6 paragraphs, at most 60% of the week’s words, a title and at most 3 themes', async () => {
      const { title, longSummary, keyThemes } = await builtinWriter.write(week);
      const paragraphs = longSummary.split('\n\n');
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      expect(paragraphs.length).toBeLessThanOrEqual(6);
      expect(words(longSummary)).toBeLessThanOrEqual(0.6 * words(reflections.map(({ content }) => content).join(' ')));
      expect(title).toMatch(/^Week of \w+ \d{1,2}, 2026: \p{Lu}/u);
      expect(keyThemes.length).toBeLessThanOrEqual(3);
      expect(keyThemes).not.toEqual(expect.arrayContaining(['Elin']));
    });

    test('the sentences for share cards are whole sentences', async () => {
      const digest = quoteDigest((await builtinWriter.write(week)).longSummary);
      expect(digest.length).toBeGreaterThanOrEqual(2);
      for (const sentence of digest) {
        expect(sentence).toMatch(/^“?[\p{Lu}\d].*[.!?…]”?$/u);
        expect(sentence.split('“').length).toBe(sentence.split('”').length);
      }
    });
  },
);

test('the builtin writer always writes the same summary for the same week', async () => {
  const week = weekOf(
    'The garden was quiet.',
    'I watered the garden.',
    'The garden again.',
    'Rain on the garden wall.',
  );
  expect(await builtinWriter.write(week)).toEqual(await builtinWriter.write(week));
});

test('no name and no everyday word becomes a theme', async () => {
  const { keyThemes, title } = await builtinWriter.write(
    weekOf(
      'Today Anna came to the orchard and we picked apples until the evening.',
      'In the orchard the ladder broke. Anna laughed. The apples rolled into the grass.',
      'I think of the ladder. Tomorrow Anna goes home, and the orchard will be empty.',
      'A quiet day with the apples and the old ladder.',
    ),
  );
  expect(['Apples', 'Ladder', 'Orchard']).toEqual(expect.arrayContaining([...keyThemes]));
  expect(title).toMatch(
    /^Week of March 2, 2026: (I Think of )?the (Orchard|Apples|Ladder)(?: and (the )?(Orchard|Apples|Ladder))?$/i,
  );
});

test.each([
  [
    'in lower case',
    weekOf(
      'i had lunch with anna and liv and then school.',
      'anna was not at school. liv laughed.',
      'liv and anna again, with liv’s brother.',
      'i drew anna all day at school.',
    ),
    /anna|liv/iu,
  ],
  [
    'in capitals',
    weekOf(
      'TINA RANG FROM RENO.',
      'RENO AGAIN. TINA WAS TIRED OF THE ROAD.',
      'THE ROAD TO RENO IS LONG, TINA.',
      'I DROVE TO TINA.',
    ),
    /tina|reno/iu,
  ],
  [
    'with an article',
    weekOf(
      'Der Kerim war da, und die Hannelore auch. Ich habe mit ihnen gegessen.',
      'Die Hannelore hat geweint, weil der Kerim gegangen ist.',
      'Ich habe den Kerim angerufen und der Hannelore geschrieben.',
      'Heute war ich allein im Garten, ohne Hannelore und Kerim.',
    ),
    /kerim|hannelore/iu,
  ],
  [
    'at the start of sentences',
    weekOf(
      'Elif okuldan geldi. Elif güldü ve ben mutlu oldum.',
      'Elif bana anne dedi.',
      'Elif elimi bırakmadı, deniz çok güzeldi.',
      'Elif uyudu, ben bekledim.',
    ),
    /elif/iu,
  ],
])('a name does not become a theme if it is written %s', async (_, week, names) => {
  const { keyThemes, title, longSummary } = await builtinWriter.write(week);
  expect([title, ...keyThemes, longSummary.split('\n\n')[0]].join(' ')).not.toMatch(names);
});

test('a summary never quotes links or addresses', async () => {
  const { longSummary, keyThemes } = await builtinWriter.write(
    weekOf(
      'See https://example.com/secret-page for the recipe I loved so much.',
      'Mail me at maya@example.com about the garden, I wrote to her.',
      'www.example.com is where I found the song. I sang it in the kitchen.',
      'I cooked in the kitchen and it was enough.',
    ),
  );
  expect(longSummary).not.toMatch(/https?:|www\.|@/);
  expect(keyThemes.join(' ')).not.toMatch(/https|www|secret/i);
});

test.each([
  ['tiny pages', weekOf('ok', 'fine.', '...', '👍')],
  ['pages of one character', weekOf('a', 'b', 'c', 'd')],
  ['the same sentence on every page', weekOf('Rain.', 'Rain.', 'Rain.', 'Rain.')],
  [
    'pages of 20,000 characters without punctuation',
    weekOf('word '.repeat(4_000).trim(), 'x'.repeat(20_000), '😀'.repeat(10_000), 'long '.repeat(4_000)),
  ],
  [
    '14 long pages',
    weekOf(
      ...Array.from({ length: 14 }, (_, i) =>
        `I walked ${i} miles along the river and thought about the bridge. `.repeat(300).slice(0, 20_000),
      ),
    ),
  ],
  [
    'a German week',
    weekOf(
      'Heute war der Garten still und die Birnen fielen.',
      'Im Garten saß ich lange unter dem alten Baum.',
      'Der Baum hat viele Birnen in diesem Jahr.',
      'Ich habe die Birnen gezählt.',
    ),
  ],
  [
    'a Latvian week',
    weekOf(
      'Šodien dārzs bija kluss.',
      'Es ilgi sēdēju dārzā zem ābeles.',
      'Ābele šogad zied vēlu.',
      'Mēs runājām par jūru.',
    ),
  ],
  [
    'a Japanese week',
    weekOf(
      '今日は庭が静かだった。長い間そこに座っていた。',
      '雨が降った。庭の石が光っていた。',
      '母から電話があった。',
      '庭に花が咲いた。',
    ),
  ],
  ['an Arabic week', weekOf('كانت الحديقة هادئة اليوم.', 'جلست في الحديقة طويلا.', 'اتصلت أمي بي.', 'أزهرت الحديقة.')],
  [
    'pages with lists and stray marks',
    weekOf('- bread\n- milk\n* the long walk', '1. first\n2) second', '> a quote\n# A heading', '"""\'\'\'((('),
  ],
])('the builtin writer writes a valid summary of %s', async (_, week) => {
  const { title, longSummary, keyThemes } = await builtinWriter.write(week);
  expect(title.length).toBeLessThan(120);
  expect(words(longSummary)).toBeLessThanOrEqual(320);
  expect(longSummary.length).toBeLessThan(3_500);
  expect(new Set(keyThemes).size).toBe(keyThemes.length);
  expect(keyThemes.length).toBeLessThanOrEqual(4);
  expect(longSummary).not.toMatch(/undefined|NaN|\{|\}/);
  expect(sentencesOf(longSummary).length).toBeGreaterThanOrEqual(1);
});

test('"Faith" becomes a theme even if the word always begins a sentence', async () => {
  const { keyThemes } = await builtinWriter.write(
    weekOf('Faith is what I miss.', 'Faith made me go.', 'Faith gave me a small light.', 'Faith, and the dog asleep.'),
  );
  expect(keyThemes[0]).toBe('Faith');
});

test('a person called Joy does not become a theme', async () => {
  const page = 'Joy came by and brought soup, and I told Joy about the garden and the beans.';
  const { keyThemes } = await builtinWriter.write(weekOf(page, page, 'I dug the garden.', 'Joy rang.'));
  expect(keyThemes.join(' ')).not.toMatch(/joy/iu);
});

test('German nouns become themes although they are capitalised like names', async () => {
  const { keyThemes } = await builtinWriter.write(
    weekOf(
      'Heute war der Garten still und die Birnen fielen.',
      'Im Garten saß ich lange unter dem alten Baum.',
      'Der Garten und der Baum, die Birnen und ich.',
      'Ich habe die Birnen gezählt.',
    ),
  );
  expect(['Garten', 'Birnen', 'Baum']).toEqual(expect.arrayContaining([...keyThemes]));
});

test('the builtin writer limits the length of a summary for any text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { minLength: 4, maxLength: 14 }),
      async (contents) => {
        const { longSummary, keyThemes, title } = await builtinWriter.write(weekOf(...contents));
        expect(longSummary.length).toBeLessThan(4_500);
        expect(keyThemes.length).toBeLessThanOrEqual(3);
        expect(title).toMatch(/^Week of March 2, 2026: \S/);
      },
    ),
    { numRuns: 60 },
  );
});

test('the text keeps the first name of a theme that the user renamed, and a theme that the user removed is left out', async () => {
  const week = weekOf(
    'My father sat in the garden and looked at the beans.',
    'I dug the garden with my father, and my father sang.',
    'The garden and my father again, and I was glad of my father.',
    'My father slept in the garden.',
  );
  const corrections = [
    { theme: 'Garden', name: null },
    { theme: 'my father', name: 'the captain' },
  ];
  const earlier = [1, 2].map((weeks) => ({
    weekStart: addDays(weekStart, -7 * weeks),
    title: '',
    themes: ['the captain'],
  }));
  const { longSummary, title } = await builtinWriter.write({ ...week, earlier, corrections });
  const paragraphs = longSummary.split('\n\n');
  expect(paragraphs.at(-1)).toMatch(/your father\.?/iu);
  expect(`${title} ${paragraphs[0]} ${paragraphs.at(-1)}`).not.toMatch(/garden/iu);
});
