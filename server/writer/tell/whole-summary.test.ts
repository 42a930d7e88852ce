import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../core/domain/texts/sentences.ts';
import { plain, quotesIn, weekOf } from '../../../testing/summary-weeks.ts';
import { sampleWeeks } from '../../demo/sample-weeks.ts';
import type { WeekToSummarise, WrittenSummary } from '../writer.ts';
import { builtinWriter } from './builtin-writer.ts';

describe('a week with a danger phrase', () => {
  const week = {
    ...weekOf(
      'I rang my brother and he came with soup. We celebrated his new job.',
      'I want to kill myself. The bridge was cold.',
      'I washed every cup in this room and I am oddly proud of the cups.',
      'The bridge again. I keep thinking about killing myself.',
    ),
    careful: true,
  };

  test('a week with a danger phrase has a summary of its other pages, without counts or praise', async () => {
    const { title, longSummary, keyThemes } = await builtinWriter.write(week);
    expect(`${title} ${longSummary} ${keyThemes.join(' ')}`).not.toMatch(/kill|bridge|cold/iu);
    expect(longSummary).toContain('I washed every cup');
    expect(longSummary).not.toMatch(/congratul|wonderful|great|well done|!|\b(?:one|two|three|four)\b/iu);
  });
});

test('a German week gets a summary in German with the user’s sentences and without English words', async () => {
  const { longSummary } = await builtinWriter.write(
    weekOf(
      'Heute war nichts los. Ich habe endlich mit meinem Vater gesprochen, und er hat geweint.',
      'Viel Regen. Ich hatte Angst vor der Prüfung und habe trotzdem geschlafen.',
      'Ich glaube, dass ich zum ersten Mal seit Jahren nicht allein sein will.',
      'Der Garten war still. Mein Vater hat angerufen, nur um meine Stimme zu hören.',
    ),
  );
  expect(longSummary).toMatch(/„(?:Ich|Der|Mein|Viel)[^“]*\.“/u);
  expect(longSummary).not.toMatch(/\b(?:the|you|wrote|evening|Monday)\b/iu);
});

test.each([
  [
    'Russian',
    /^Понедельник – Четверг/,
    ['Я впервые сказала ей правду.', 'Дождь весь день.', 'Я поняла, что жду.', 'Я плакала на кухне.'],
  ],
  [
    'Korean',
    /^월요일 – 목요일: .*할머니/,
    ['할머니가 전화했다.', '나는 처음으로 울었다.', '할머니 소리와 똑같았다.', '회사에 답장을 보냈다.'],
  ],
])('the summary of a week in %s has the weekdays in this language', async (_, start, pages) => {
  const { longSummary, keyThemes } = await builtinWriter.write(weekOf(...pages));
  expect(longSummary).toMatch(start);
  expect(`${longSummary} ${keyThemes.join(' ')}`).not.toMatch(/Monday|evening|words/u);
});

test('a new version has some other quotes, and the same version always has the same text', async () => {
  const pages = (index: number) => {
    const sample = sampleWeeks[index];
    if (sample === undefined) throw new Error('no such week');
    return weekOf(...sample.reflections.slice(0, 7).map(({ content }) => content));
  };
  for (const index of [0, 2, 8]) {
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((version) => builtinWriter.write({ ...pages(index), version })),
    );
    const quotes = quotesIn(first?.longSummary ?? '');
    const shared = quotesIn(second?.longSummary ?? '').filter((quote) => quotes.includes(quote));
    expect(shared.length).toBeLessThanOrEqual(quotes.length * 0.7);
    expect(third?.longSummary).not.toBe(second?.longSummary);
    expect(await builtinWriter.write({ ...pages(index), version: 1 })).toEqual(second);
  }
});

/** Expect evidence for each sentence, in order, with indexes of existing reflections. */
function expectEvidence({ reflections }: WeekToSummarise, { longSummary, evidence }: WrittenSummary): void {
  expect(evidence.map(({ start, end }) => longSummary.slice(start, end))).toEqual(sentencesOf(longSummary));
  let before = 0;
  for (const { start, end, reflections: pages } of evidence) {
    expect(longSummary.slice(before, start)).toMatch(/^\s*$/);
    expect(end).toBeGreaterThan(start);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.every((page) => page >= 0 && page < reflections.length)).toBe(true);
    for (const quote of quotesIn(longSummary.slice(start, end))) {
      const own = plain(reflections[pages[0] ?? -1]?.content ?? '').toLowerCase();
      expect(own).toContain(plain(quote.replace(/^…|[.…]$/gu, '')).toLowerCase());
    }
    before = end;
  }
  expect(longSummary.slice(before)).toBe('');
}

test.each(sampleWeeks.map((_, index) => index))(
  'gives evidence for every sentence in the summary of sample week %i',
  async (index) => {
    const week = weekOf(...(sampleWeeks[index]?.reflections ?? []).slice(0, 7).map(({ content }) => content));
    for (const version of [0, 1, 2])
      expectEvidence({ ...week, version }, await builtinWriter.write({ ...week, version }));
  },
);

test('every sentence of a summary has evidence, in order, for any text of the user', async () => {
  const sentence = fc
    .array(
      fc.constantFrom(
        'I',
        'my',
        'rain',
        'Dr.',
        'she',
        'but',
        'never',
        '“oh',
        'no”',
        '3.5',
        'Ola',
        'sea?',
        'why!',
        'and',
        '😀',
        'so',
        'St.',
        '...',
        'felt',
      ),
      { minLength: 1, maxLength: 30 },
    )
    .map((words) => `${words.join(' ')}.`);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(sentence, { minLength: 1, maxLength: 6 }), { minLength: 4, maxLength: 9 }),
      async (pages) => {
        const week = weekOf(...pages.map((sentences) => sentences.join(' ')));
        expectEvidence(week, await builtinWriter.write(week));
      },
    ),
    { numRuns: 150 },
  );
});

test('a week of mourning has a summary without counts, even if its themes are uncertain', async () => {
  const { longSummary } = await builtinWriter.write(
    weekOf(
      'The funeral of Annick was this morning. Roland carried the flowers into the church.',
      'I went to the house with Roland and we found the letter on the stairs.',
      'Grief is a strange guest. Roland read me the letter in the kitchen.',
      'I put the letter in the drawer and I missed her.',
    ),
  );
  expect(longSummary).not.toMatch(/\b(?:two|three|four) of your\b/u);
});
