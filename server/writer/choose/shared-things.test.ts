import { describe, expect, test } from 'vitest';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { readWeek } from '../read/read-week.ts';
import { sharedThings } from './shared-things.ts';

async function thingsIn(...contents: string[]) {
  const week = weekOf(...contents);
  return sharedThings(await readWeek(week), (index) => week.reflections[index]?.localDate ?? '');
}

const between = 'I slept for nine hours and woke up slowly.';

describe('the things that days have in common', () => {
  test('a thing that pages of two days name is shared, with its sentences', async () => {
    const [thing] = await thingsIn(
      'Left late. She had kept the lantern for me.',
      between,
      'I gave her back a lantern.',
    );
    expect(thing?.name).toBe('lantern');
    expect(thing?.isDefinite).toBe(true);
    expect(thing?.places.map(({ reflection, at }) => [reflection, at])).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });

  test.each([
    ['a plural', 'I told nobody about the lettuces.', 'I wrote to him about a lettuce.', 'lettuce'],
    ['an adjective', 'There was a red hen and it stood on my boot.', 'My son held the red hen all the way.', 'red hen'],
    [
      'capital letters',
      'I DO NOT KNOW WHERE WE KEEP THE SCISSORS.',
      'SHE SHOWED ME WHERE THE SCISSORS ARE.',
      'scissors',
    ],
    ['German', 'Ich habe den Löffel im Rohr gefunden.', 'Ihr gehört der Löffel seit Jahren.', 'Löffel'],
  ])('a shared thing may have %s', async (_, one, other, name) => {
    expect((await thingsIn(one, between, other))[0]?.name).toBe(name);
  });

  test.each([
    ['a name', 'I walked with my Bex to the far pier.', 'The evening was for my Bex.'],
    ['a weekday', 'I waited for the Monday.', 'It was the Monday of the snow.'],
    ['milk that was missing on both days', 'There was no oatmilk in the house.', 'I came home and had no oatmilk.'],
    ['a word of grammar', 'It was the same for me.', 'I thought the same for a while.'],
    ['an adjective of different nouns', 'He wore the crimson scarf to work.', 'She wore the crimson gloves to bed.'],
    ['a verb', 'I said that I would lantern on.', 'He carried the lantern up the hill.'],
    ['a thing of one page', 'I sold the lantern. I miss the lantern.', 'We ate early and said little.'],
  ])('%s is not shared', async (_, one, other) => {
    expect((await thingsIn(one, between, other)).map(({ name }) => name)).toEqual([]);
  });

  test('a thing on more than three days is a subject of the week and not shared', async () => {
    const page = (day: string) => `On ${day} I carried the lantern to the gate.`;
    expect((await thingsIn(page('one'), page('two'), page('three'))).map(({ name }) => name)).toContain('lantern');
    expect((await thingsIn(page('one'), page('two'), page('three'), page('four'))).map(({ name }) => name)).toEqual([]);
  });

  test('a thing on two pages of the same day is not shared', async () => {
    const week = weekOf('She had kept the lantern for me.', 'I gave her back the lantern.');
    expect(sharedThings(await readWeek(week), () => week.weekStart)).toEqual([]);
  });

  test.each([
    ['a relative', 'I waited for my aunt at the gate.', 'I saw my aunt again.', 0],
    ['a noun that many journals name', 'I put the phone in the hall.', 'I looked for the phone.', 0],
    ['a noun of a topic', 'I dug the garden over.', 'I saw the garden.', 0],
    ['two words', 'I lost the left mitten.', 'There was the left mitten in the snow.', 2],
  ])('the weight of a shared thing depends on what it is: %s', async (_, one, other, more) => {
    const weightOf = async (...contents: string[]) => (await thingsIn(...contents))[0]?.weight ?? Number.NaN;
    const usual = await weightOf('I lit the lantern.', between, 'I saw the lantern again.');
    const weight = await weightOf(one, between, other);
    if (more > 0) expect(weight).toBeGreaterThan(usual);
    else expect(weight).toBeLessThan(usual);
  });

  test.each([
    ['a relative', 'I waited for my aunt at the gate.', 'I saw my aunt again.'],
    ['text in capitals, which may be a name', 'I SAW THE BRAMWELLS AND WAVED.', 'I THOUGHT OF THE BRAMWELLS AGAIN.'],
    ['a German noun of no topic, which may be a name', 'Ich war bei dem Haberkorn.', 'Wieder der Haberkorn.'],
  ])('it is not sure that a shared thing is a thing: %s', async (_, one, other) => {
    expect((await thingsIn(one, between, other)).map(({ isSurelyThing }) => isSurelyThing)).toEqual([false]);
  });

  test('pages in different languages share nothing', async () => {
    expect(await thingsIn('I sold the Mantel at last.', 'Ich habe den Mantel heute noch einmal gesehen.')).toEqual([]);
  });

  test('a thing that few journals name comes before one that many name', async () => {
    const found = await thingsIn(
      'I put the phone in the hall. I put the lantern in the shed.',
      between,
      'I looked for the phone again. I looked for the lantern again.',
    );
    expect(found.map(({ name }) => name)).toEqual(['lantern', 'phone']);
    expect(found[0]?.weight).toBeGreaterThan(found[1]?.weight ?? 1);
  });
});
