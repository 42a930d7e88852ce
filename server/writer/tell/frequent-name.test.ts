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

test.each([
  ['en', 'Mrs. Alves', ['I saw Mrs. Alves on the stairs and she smiled.', 'Mrs. Alves’s cat sat on my wall all day.']],
  ['en', 'Mr Alves', ['I saw Mr Alves on the stairs and he smiled.', 'I was glad that Mr. Alves rang me today.']],
  ['en', 'Prof. Dr. Osei', ['I saw Prof. Dr. Osei on the stairs.', 'I wrote to Prof. Dr. Osei and slept early.']],
  ['en', 'Dr. Anna Osei', ['I saw Dr. Anna Osei on the stairs.', 'Dr. Anna Osei rang me about the garden.']],
  ['de', 'Frau Weber', ['Ich habe heute Frau Weber gesehen.', 'Frau Webers Brief kam, und ich war froh.']],
  ['de', 'Herr Dr. Weber', ['Ich habe heute Herrn Dr. Weber gesehen.', 'Am Abend kam Herr Dr. Weber zu uns.']],
  ['fr', 'Mme. Ferrand', ['J’ai vu Mme. Ferrand ce matin et elle a ri.', 'Ce soir, Mme. Ferrand est venue chez moi.']],
  ['es', 'Sra. García', ['Hoy he visto a la Sra. García en el mercado.', 'La Sra. García me llamó por la tarde.']],
  ['pt', 'Sra. Alves', ['Hoje vi a Sra. Alves no mercado e fiquei feliz.', 'A Sra. Alves me ligou à noite.']],
  ['it', 'Sig.ra Conti', ['Oggi ho visto la Sig.ra Conti al mercato.', 'La Sig.ra Conti mi ha chiamato ieri sera.']],
  ['nl', 'Mevr. Bakker', ['Ik heb vandaag Mevr. Bakker gezien.', 'Vanavond kwam Mevr. Bakker bij mij eten.']],
])('a name keeps its title in language %s: %s', async (code, name, pages) => {
  const found = frequentName(await readWeek(weekOf(...pages, ...pages)), code);
  expect(found).toMatchObject({ name, reflections: [0, 1, 2, 3] });
});

test.each([
  ['en', 'I went to St. Mary today and was glad of it.'],
  ['en', 'I asked the Dr. She was kind to me about it.'],
  ['en', 'I was at the Dr. Tomorrow I go back.'],
  ['en', 'I was late for Dr. Tomorrow I go back.'],
  ['en', 'Miss Rosa so much today.'],
  ['en', 'I saw Mr. Soup and ate soup.'],
  ['de', 'Ich habe meine Frau Weber kochen lassen und war müde.'],
  ['de', 'Ich wollte mit einer Frau Kaffee trinken und war müde.'],
  ['de', 'Ich wollte mit der Frau Kaffee trinken und war müde.'],
  ['de', 'Er wollte mit seiner Frau Kaffee trinken und war müde.'],
])('a title or an abbreviation is no name in language %s: %s', async (code, page) => {
  expect(frequentName(await readWeek(weekOf(page, page, page, page)), code)).toBeNull();
});

test.each([
  ['en', 'Bex', 'I had soup, bread etc. Bex stayed.'],
  ['en', 'Bex', 'Miss Bex so much today.'],
  ['sv', 'Bex', 'Jag köpte bröd, soppa osv. Bex stannade hos mig.'],
])('a name of other pages also counts in language %s in: %s', async (code, name, page) => {
  const others: Readonly<Record<string, string>> = {
    en: 'I rang Bex at lunch and she laughed at my list.',
    sv: 'Jag ringde Bex i dag och var glad att hon kom.',
  };
  const other = others[code] ?? '';
  expect(frequentName(await readWeek(weekOf(other, other, other, page)), code)).toMatchObject({
    name,
    reflections: [0, 1, 2, 3],
  });
});

test('a title without a full stop may begin a sentence if the name is also inside one', async () => {
  const pages = await readWeek(weekOf('Miss Rosa rang.', 'I saw Miss Rosa.', 'Miss Rosa came.', 'Miss Rosa left.'));
  expect(frequentName(pages, 'en')).toMatchObject({ name: 'Miss Rosa', reflections: [0, 1, 2, 3] });
});

test('a summary ends with the whole name of a person with a title', async () => {
  const mrsAlves = weekOf(...bex.reflections.map(({ content }) => content.replaceAll('Bex', 'Mrs. Alves')));
  expect((await builtinWriter.write(mrsAlves)).longSummary).toMatch(
    /(?:Mrs\. Alves is on four of the five pages|[Ff]our of the five pages mention Mrs\. Alves)\.$/u,
  );
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
