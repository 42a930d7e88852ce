import { describe, expect, test } from 'vitest';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { readWeek } from '../read/read-week.ts';
import { echoesOf } from './echoes.ts';

async function phrasesOf(...contents: string[]): Promise<string[]> {
  const week = weekOf(...contents);
  return echoesOf(await readWeek(week), (index) => week.reflections[index]?.localDate ?? '').map(
    ({ phrase }) => phrase,
  );
}

describe('phrases shared by two days', () => {
  test.each([
    [
      'a phrase',
      'I left the key under the flowerpot. I slept.',
      'He asked about the key under the flowerpot.',
      'the key under the flowerpot',
    ],
    [
      'a thing behind an article',
      'She cut the ribbon too soon. I kept the ribbon.',
      'I still have the ribbon in my coat.',
      'the ribbon',
    ],
    [
      'a thing with two articles, without one',
      'I lost a ribbon. It was a ribbon.',
      'I found the ribbon in my coat.',
      'ribbon',
    ],
    [
      'a German phrase',
      'Der alte Kompass lag da.',
      'Ich nahm den Koffer, und der alte Kompass fiel heraus.',
      'der alte Kompass',
    ],
  ])('shared phrases include %s', async (_, one, other, phrase) => {
    expect((await phrasesOf(one, 'I slept for nine hours.', other))[0]).toBe(phrase);
  });

  test.each([
    ['a name', 'I walked with Bex to the pier.', 'The evening was for Bex alone.'],
    ['a word of grammar', 'I was there because of the rain.', 'Because of it I was late.'],
    ['a word that names a theme', 'I planted beans in the garden.', 'The garden was wet.'],
    ['an adjective before different nouns', 'He wore the crimson scarf.', 'She wore the crimson gloves.'],
  ])('shared phrases do not include %s', async (_, one, other) => {
    expect(await phrasesOf(one, 'I slept for nine hours.', other)).toEqual([]);
  });

  test('two pages of the same day have no shared phrases', async () => {
    const week = weekOf('She cut the ribbon.', 'I kept the ribbon.');
    expect(echoesOf(await readWeek(week), () => week.weekStart)).toEqual([]);
  });
});
