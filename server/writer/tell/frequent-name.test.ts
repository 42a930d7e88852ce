import { describe, expect, test } from 'vitest';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { type Phrases, phrasesOf } from '../languages/phrases.ts';
import { readWeek } from '../read/read-week.ts';
import { builtinWriter } from './builtin-writer.ts';
import { frequentName, nameSentence } from './frequent-name.ts';

const bex = weekOf(
  'I rang Bex at lunch and she laughed at my list.',
  'Rain all day. Bex came with soup and stayed until ten.',
  'I painted the shed and thought of nothing.',
  'We walked to the mill, Bex and I, and said little.',
  'I slept late. Bex had left a note.',
);

test('a summary counts the pages with the most frequent name, and gives these pages as evidence', async () => {
  const { longSummary, evidence } = await builtinWriter.write(bex);
  const said = evidence.find(
    ({ start, end }) => longSummary.slice(start, end).includes('Bex') && end === longSummary.length,
  );
  expect(longSummary.slice(said?.start)).toMatch(
    /^(?:Bex is on four of the five pages|Four of the five pages mention Bex)\.$/u,
  );
  expect(said?.reflections).toEqual([0, 1, 3, 4]);
});

test('a summary says so if the most frequent name is on every page', async () => {
  const { longSummary } = await builtinWriter.write({
    ...bex,
    reflections: bex.reflections.map((each) => ({ ...each, content: `${each.content} I told Bex.` })),
  });
  expect(longSummary).toMatch(/(?:Bex is on every page of the week|Every page of the week mentions Bex)\.$/u);
});

test('a summary of a week with a danger phrase says nothing about the most frequent name', async () => {
  const { longSummary } = await builtinWriter.write({ ...bex, careful: true });
  expect(longSummary).not.toMatch(/Bex is on|mention Bex/u);
});

describe('the frequent name of a week', () => {
  test.each([
    ['a day of the week', 'en', 'Tuesday'],
    ['a month', 'en', 'March'],
    ['a relative', 'en', 'Mum'],
    ['a word that is also in lower case', 'en', 'Spring'],
    ['a title before names', 'en', 'Mrs'],
    ['a part of a longer name', 'en', 'New York, near'],
    ['an answer in quotation marks', 'en', 'him say, “Yes, of course”, and'],
    ['a German noun', 'de', 'Kuchen'],
  ])('a word on several pages does not count as a name if it is %s', async (_, code, word) => {
    const pages = await readWeek(
      code === 'en'
        ? weekOf(
            `I saw ${word} Brown again and was glad of it.`,
            `All day I thought about ${word} Adams and the spring.`,
            `It was late when ${word} Clark came to my mind.`,
            `I wrote to ${word} Green and went to bed.`,
          )
        : weekOf(
            `Ich habe heute ${word} gegessen und war froh.`,
            `Am Abend gab es ${word} bei uns, und ich war müde.`,
            `Ich habe ${word} gebacken, und es war still.`,
            `Es gab wieder ${word}, und ich schlief ein.`,
          ),
    );
    expect(frequentName(pages, code)).toBeNull();
  });
});

test('nothing is said about a name that no quote contains, even if a quoted word begins with it', async () => {
  const pages = await readWeek(bex);
  const phrases = phrasesOf('en') as Phrases;
  expect(nameSentence(pages, ['Bexhill was cold.'], phrases, 0)).toBeNull();
  expect(nameSentence(pages, ['I rang Bex’s mother.'], phrases, 0)).not.toBeNull();
});

test.each([
  ['de', 'Anna', ['Ich habe heute Anna gesehen.', 'Annas Brief kam, und ich war froh.', 'Mit Anna war ich im Garten.']],
  [
    'pl',
    'Anna',
    ['Byłam dziś z Anną na spacerze.', 'Dałam Annie mój szalik i poszłam.', 'Wieczorem przyszła Anna i było miło.'],
  ],
  [
    'sv',
    'Elin',
    ['Jag ringde Elin i dag och var glad.', 'Det var Elins cykel som stod där.', 'På kvällen kom Elin och åt med mig.'],
  ],
])('all grammatical forms of a name count as one name in language %s', async (code, name, pages) => {
  const week = weekOf(...pages, ...pages.slice(0, 1));
  expect(frequentName(await readWeek(week), code)).toMatchObject({ name, reflections: [0, 1, 2, 3] });
});

test('a name with a Japanese suffix is found, but a relative with that suffix is not a name', async () => {
  const pages = await readWeek(
    weekOf(
      '今日は松井さんと話した。',
      '松井さんから電話があった。母さんも来た。',
      '帰りに松井さんと歩いた。母さんは元気だった。',
      '松井さんに手紙を書いた。母さんと寝た。',
      '母さんと話した。',
    ),
  );
  expect(frequentName(pages, 'ja')).toMatchObject({ name: '松井さん', reflections: [0, 1, 2, 3] });
});
