import { expect, test } from 'vitest';
import { addDays } from '../../../core/domain/days/day.ts';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { sharedThings } from '../choose/shared-things.ts';
import { lexiconOf } from '../languages/lexicon.ts';
import { readWeek } from '../read/read-week.ts';
import type { EarlierSummary } from '../writer.ts';
import { builtinWriter } from './builtin-writer.ts';
import { ownTitles, titleOfThing, titlePhrases, titleThings } from './title-phrases.ts';

const week = weekOf(
  'My father sat by the sea with me.',
  'My father and the sea, and I was glad of the wind.',
  'I swam in the sea before work and rang my father.',
  'I slept for nine hours and nobody needed me.',
);

async function writeWeeks(count: number) {
  const written: { title: string; longSummary: string }[] = [];
  let earlier: readonly EarlierSummary[] = [];
  for (let index = 0; index < count; index += 1) {
    const weekStart = addDays(week.weekStart, index * 7);
    const summary = await builtinWriter.write({ ...week, weekStart, earlier });
    const title = summary.title.replace(/^Week of [^:]*: /u, '');
    written.push({ title, longSummary: summary.longSummary });
    earlier = [{ weekStart, title, themes: summary.keyThemes }, ...earlier];
  }
  return written;
}

test('nine successive weeks with the same pages have nine different titles', async () => {
  const titles = (await writeWeeks(9)).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('two successive summaries have different wording around the quotes in each paragraph', async () => {
  const frames = (await writeWeeks(6)).map(({ longSummary }) =>
    longSummary
      .replace(/“[^”]*”/gu, '“”')
      .replace(/\b\w+day\b/gu, 'day')
      .split('\n\n'),
  );
  for (const [index, now] of frames.entries())
    for (const [place, paragraph] of now.entries())
      if (paragraph !== '') expect(frames[index - 1]?.[place]).not.toBe(paragraph);
});

test('a summary mentions a theme of three weeks in a row, but says nothing in the fourth week', async () => {
  const endings = (await writeWeeks(4)).map(({ longSummary }) => longSummary.split('\n\n').at(-1));
  expect(endings[2]).toMatch(/three weeks in a row/u);
  expect(endings[1]).not.toMatch(/in a row/u);
  expect(endings[3]).not.toMatch(/in a row/u);
});

test('a summary says that a theme is back after an absence of months', async () => {
  const other = (index: number): EarlierSummary => ({
    weekStart: addDays(week.weekStart, -7 * (index + 1)),
    title: 'A Few Lines',
    themes: ['Work'],
  });
  const earlier = [
    ...Array.from({ length: 8 }, (_, index) => other(index)),
    { ...other(8), themes: ['Sea', 'My father'] },
  ];
  const { longSummary } = await builtinWriter.write({ ...week, earlier });
  expect(longSummary.split('\n\n').at(-1)).toMatch(
    // Most days of that week, which begins on December 29, are in January.
    /^Back among the themes of your summaries for the first time since January 2026: your father\.$/u,
  );
  // A week whose title names the theme does not count as a week without it.
  const named = earlier.map((each, index) => (index === 2 ? { ...each, title: 'A Week of My Father' } : each));
  const again = await builtinWriter.write({ ...week, earlier: named });
  expect(again.longSummary).not.toContain('your father.');
});

test('a title names a thing only once, even if the thing is also a theme', async () => {
  const { title } = await builtinWriter.write(
    weekOf(
      'I sat in the garden with Tom and the garden was wet.',
      'The garden again, and I was glad of the garden.',
      'I dug the garden before work.',
      'I slept for nine hours and nobody needed me.',
    ),
  );
  expect(title.match(/garden/giu) ?? []).toHaveLength(1);
});

test('title and first paragraph contain no possible name if the user writes in lower case', async () => {
  const { title, longSummary } = await builtinWriter.write(
    weekOf(
      'i read the brannigan letter again.',
      'the brannigan letter was on the table.',
      'i burned the brannigan letter.',
      'i slept for nine hours and nobody needed me.',
    ),
  );
  expect(`${title} ${longSummary.split('\n\n')[0]}`).not.toMatch(/brannigan/iu);
});

test('a title contains no name that the user wrote in lower case after "the"', async () => {
  const { title } = await builtinWriter.write(
    weekOf(
      'tea.',
      'a bus, and more tea.',
      'nothing much.',
      'i saw the brannigans on the stairs and i hid from the brannigans until it was dark.',
    ),
  );
  expect(title).not.toMatch(/brannigan/iu);
});

test('a title does not name a thing that the user removed from the themes', async () => {
  const week = weekOf(
    'Tea.',
    'A bus, and more tea.',
    'Nothing much.',
    'Somebody scraped my windscreen before I came down. Twenty years of windscreens, and I never said thank you to anyone.',
  );
  const { title } = await builtinWriter.write({ ...week, corrections: [{ theme: 'Windscreen', name: null }] });
  expect(title).not.toMatch(/windscreen/iu);
});

test.each([
  ['He scraped my windscreen.', ['the windscreen']],
  ['Frost on the windscreen and on the torch, and the torch, my torch, was empty.', ['the windscreen', 'the torch']],
  ['The windscreen wiper squeaked.', []],
  ['A windscreen, any windscreen.', []],
  ['The kettle boiled.', []],
  ['I thanked my grandmother, and my grandmother laughed.', []],
  ['I saw the doctors, and the doctors laughed.', []],
  ['The girl waved.', []],
  ['The money went.', []],
])(
  'a title may be a thing that a quote names and the week mentions at least three times: %s',
  async (sentence, things) => {
    const pages = await readWeek(
      weekOf(sentence, 'Windscreen.', 'No windscreen, no torch, no girl, no money.', 'Brother, girl, windscreen.'),
    );
    expect(titleThings([sentence], pages, lexiconOf('en'))).toEqual(things);
  },
);

test('the title of a week without themes is a thing that the week mentions three times, unless it has a danger phrase', async () => {
  const pages = [
    'Tea.',
    'A bus, and more tea.',
    'Nothing much.',
    'Somebody scraped my windscreen before I came down. Twenty years of windscreens, and I never said thank you for my windscreen.',
  ] as const;
  const titleOfWeek = async (careful: boolean) => (await builtinWriter.write({ ...weekOf(...pages), careful })).title;
  expect(await titleOfWeek(false)).toMatch(/: The Windscreen$/u);
  expect(await titleOfWeek(true)).not.toMatch(/Windscreen/u);
});

test.each([
  ['The leaf went well.', ['The leaf went well']],
  ['Mara went well.', []],
  ['But it went well.', []],
  ['Why not?', []],
  ['Nine of 12.', []],
  ['I walked home slowly.', ['I walked home slowly']],
  ['I walked along the river.', ['I walked along the river']],
  ['I walked along the river to the sea.', []],
  ['I walked home and it rained on the whole street.', ['I walked home']],
  ['I walked home and slept like a log by the fire.', []],
  ['I was afraid of the river.', []],
  ['My grandfather told me as a child, I ruin every dinner.', []],
  ['If I stay here, I leave the light on.', []],
  ['I knew what he would say: I leave the light on.', []],
  ['I left my wife a note.', []],
  ['I mended the clock in the hall and I still have the key.', ['I still have the key']],
  ['I told the whole bus that I mended it and I still have the key.', []],
  ['Grandfather held the ladder and said it was late, and I mended the clock.', []],
  ['I drank the wine.', []],
  ["I don't care.", []],
  ['I was gutted, which surprised nobody more than me.', ['I was gutted']],
  ['The leaf fell, which surprised nobody more than me.', []],
  ['It did.', []],
])(
  'a title may be a short sentence or a short part of one, without name, number or question: %s',
  (sentence, titles) => {
    expect(ownTitles([sentence], lexiconOf('en'))).toEqual(titles);
  },
);

test.each([
  ['It was a tray past the oven door, no looking.', ['a tray past the oven door']],
  ['I stood there undone by a bracket with gumboots in it.', ['a bracket with gumboots']],
  ['The letter lay on the bench.', []],
  ['It was the letter on the bench.', ['the letter on the bench']],
  ['It was a letter in the afternoon.', []],
  ['It was a letter from Mara.', []],
  ['It was the gun in the drawer.', []],
  ['It was a letter with old brown paper edges.', []],
])('a title may be a phrase that says where a thing is or what belongs to it: %s', (sentence, phrases) => {
  expect(titlePhrases([sentence], lexiconOf('en'))).toEqual(phrases);
});

test('a title in German is never only the start of a sentence', () => {
  const titles = ownTitles(['Ich könnte eher lachen, als etwas zu sagen.', 'Ich bin gern gegangen.'], lexiconOf('de'));
  expect(titles).toEqual(['Ich bin gern gegangen']);
});

test.each([
  ['a thing', 'I lit the lantern.', 'I sold the lantern again.', ['the lantern']],
  ['a thing with an adjective', 'There was a red hen in it.', 'I held the red hen.', ['the red hen']],
  ['no thing without "the" or "my"', 'I lit a lantern.', 'I sold a lantern.', []],
  ['no thing that many journals name', 'I put the phone down.', 'I took the phone again.', []],
  ['no private thing', 'I filled the syringe.', 'I threw away the syringe.', []],
  ['no relative', 'I saw my aunt.', 'I rang my aunt again.', []],
  ['no name in capitals', 'I SAW THE BRAMWELLS AND WAVED.', 'I THOUGHT OF THE BRAMWELLS AGAIN.', []],
  ['no word that may be a verb', 'I heard the drumming.', 'I followed the drumming.', []],
  ['nothing in other languages', 'J’ai acheté la lanterne.', 'Je vois encore la lanterne.', []],
])('of what two days have in common, the title may have %s', async (_, one, other, titles) => {
  const shared = weekOf(one, 'I slept for nine hours.', other);
  const things = sharedThings(await readWeek(shared), (index) => shared.reflections[index]?.localDate ?? '');
  expect(things.flatMap((thing) => titleOfThing(thing, lexiconOf('en')) ?? [])).toEqual(titles);
});

const chores = 'We washed the floor of the hall and then the stairs, and it rained until four. '.repeat(3);
const mitten = weekOf(
  'She had kept the mitten for me all the years, and I understood that I had always been glad of it.',
  chores,
  chores,
  'I gave her back the mitten, and I was afraid that I would never know why.',
);

test('what two quotes have in common is the title, unless the user removed or renamed it', async () => {
  const titleWith = async (corrections: typeof mitten.corrections) =>
    (await builtinWriter.write({ ...mitten, corrections })).title;
  expect(await titleWith([])).toMatch(/: The Mitten$/u);
  expect(await titleWith([{ theme: 'Mitten', name: null }])).not.toMatch(/mitten/iu);
  expect(await titleWith([{ theme: 'Mitten', name: 'Lamp' }])).not.toMatch(/mitten/iu);
});

test('a summary says that something came back if two quotes have it in common, except in a careful week', async () => {
  const openingOf = async (careful: boolean, pages = mitten) =>
    (await builtinWriter.write({ ...pages, careful })).longSummary.split('\n\n')[0];
  const back = /came (?:back|up again)|there twice/u;
  expect(await openingOf(false)).toMatch(back);
  expect(await openingOf(true)).not.toMatch(back);
  expect(await openingOf(false, weekOf('I was glad of the rain.', 'I was afraid of the storm.'))).not.toMatch(back);
});

test('the first two versions of a summary have different titles', async () => {
  const titles = [0, 1].map(async (version) => (await builtinWriter.write({ ...mitten, version })).title);
  expect(new Set(await Promise.all(titles)).size).toBe(2);
});
