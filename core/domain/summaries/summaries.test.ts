import { describe, expect, test } from 'vitest';
import { when } from '../../../testing/zone-oracle.ts';
import { isRemakeDue, summaryDueAt } from './summary-due.ts';
import { matchesSearch, type SearchedSummary, type SummarySort, searchMatch, sortSummaries } from './summary-search.ts';

const summary = (weekStart: string, reflectionCount: number, more: Partial<SearchedSummary> = {}): SearchedSummary => ({
  weekStart,
  reflectionCount,
  title: `Week of ${weekStart}`,
  longSummary: 'You walked.',
  keyThemes: [],
  ...more,
});

describe('the search in summaries', () => {
  const one = summary('2026-01-05', 5, {
    title: 'Finding Balance',
    longSummary: 'You slept well. “My parents’ (old) house is “quiet” now.”',
    keyThemes: ['Rest'],
  });

  test.each([
    ['balance', true],
    ['SLEPT', true],
    ['rest', true],
    ['  rest ', true],
    ['', true],
    ['work', false],
    ['2026', false],
    ['"slept well"', true],
    ['“Slept  well”', true],
    ['"well slept"', false],
    ['well slept', true],
    ['well rested', false],
    ['rest, house', true],
    ['"slept well" house', true],
    ['"slept well" "house old"', false],
    ['"slept well" "quiet now"', true],
    ['"', false],
    ['""', false],
    ['(old) house', true],
    ['parents’ (old)', true],
    ['quiet now', true],
    ['(.*)', false],
  ])('for %j matches the sample summary: %s [5.13]', (search, expected) =>
    expect(matchesSearch(one, search)).toBe(expected),
  );

  const long = summary('2026-01-05', 5, {
    title: 'Week of January 5, 2026: The Farm',
    longSummary:
      'You slept. On Monday, “The rain came. The river rose over the farm.”\n\nYou rose early, and it rained.',
    keyThemes: ['Rest', 'River and rain'],
  });

  test.each([
    ['RIVER', '“The river rose over the farm.”', ['river']],
    ['rain', 'On Monday, “The rain came.”', ['rain']],
    ['early rose', 'You rose early, and it rained.', ['rose', 'early']],
    ['river and', 'River and rain', ['River and']],
    ['slept farm', 'You slept.', ['slept']],
    ['rest', 'Rest', ['Rest']],
    ['january', null, []],
    ['2026', null, []],
  ])('for %j shows the line %j and marks %j', (search, line, marks) => {
    const match = searchMatch(long, search);
    expect(match?.line?.text ?? null).toBe(line);
    expect(match?.line?.isTheme ?? false).toBe(long.keyThemes.includes(line ?? ''));
    const text = line ?? '';
    expect(match?.rangesIn(text).map(({ from, until }) => text.slice(from, until))).toEqual(marks);
  });

  test.each([
    ['evora', 'The hills of Évora.', 'Évora'],
    ['ÉVORA', 'The hills of evora.', 'evora'],
    ['cafe', 'A quiet cafe\u0301 by the sea.', 'cafe\u0301'],
    ['"quiet cafes"', 'Only quiet Cafés.', 'quiet Cafés'],
    ['strasse', 'Along the Straße.', 'Straße'],
  ])('for %j finds and marks letters with and without accents in %j', (search, longSummary, mark) => {
    const { from, until } =
      searchMatch(summary('2026-01-05', 5, { longSummary }), search)?.rangesIn(longSummary)[0] ?? {};
    expect(longSummary.slice(from, until)).toBe(mark);
  });

  test('marks overlapping words once', () => {
    expect(searchMatch(long, 'rain rained')?.rangesIn('It rained.')).toMatchObject([{ from: 3, until: 9 }]);
  });

  const spoken = summary('2026-01-05', 5, {
    longSummary:
      'On Tuesday, “Yesterday was long.” The same day: “The kitchens were cold.”\n\nOn Sunday, “Da sang in the kitchen.”',
    keyThemes: ['Day trips'],
  });

  test.each([
    ['Tuesday', 'On Tuesday, “Yesterday was long.”', ['Tuesday']],
    ['on tuesday', 'On Tuesday, “Yesterday was long.”', ['On Tuesday']],
    ['Da', 'On Sunday, “Da sang in the kitchen.”', ['Da']],
    ['Da kitchen', 'On Sunday, “Da sang in the kitchen.”', ['Da', 'kitchen']],
    ['was kitchens', '“The kitchens were cold.”', ['kitchens']],
  ])('for %j shows the line with the most, whole and long words: %j, and marks %j', (search, line, marks) => {
    const match = searchMatch(spoken, search);
    const text = match?.line?.text ?? '';
    expect(text.endsWith(line)).toBe(true);
    expect(match?.rangesIn(text).map(({ from, until }) => text.slice(from, until))).toEqual(marks);
  });

  test.each([
    ['On Tuesday, “It rained.”', 'da', false],
    ['On Tuesday, “It rained.”', 'tues', false],
    ['On Tuesday, “It rained.”', 'tuesday', true],
    ['“It rained.” On Tuesday, “It snowed.”', 'da', false],
    ['“It rained.”On Tuesday, “It snowed.”', 'da', false],
    ['“It rained on Tuesday.”', 'da', true],
    ['Am Dienstag: „Es regnete.“', 'stag', false],
    ['Mardi, «\u00a0il pleuvait.\u00a0»', 'ard', false],
    ['月曜日、「雨が降った。」', '月', false],
    ['月曜日、「雨が降った。」', '月曜日', true],
    ['月曜日、「雨が降った。」', '降', true],
    ['You walked every day.', 'da', true],
  ])('in %j, %j matches: %s', (longSummary, search, expected) =>
    expect(matchesSearch(summary('2026-01-05', 5, { longSummary }), search)).toBe(expected),
  );

  test.each(['', 'river volcano'])('for %j shows nothing in a summary that does not match', (search) => {
    expect(searchMatch(long, search)).toBeNull();
  });
});

describe('the order of the list of summaries', () => {
  const all = [summary('2026-01-12', 5), summary('2026-01-05', 9), summary('2026-01-19', 5), summary('2025-12-29', 4)];

  test.each<[SummarySort, string[]]>([
    ['newest', ['2026-01-19', '2026-01-12', '2026-01-05', '2025-12-29']],
    ['oldest', ['2025-12-29', '2026-01-05', '2026-01-12', '2026-01-19']],
    ['most', ['2026-01-05', '2026-01-19', '2026-01-12', '2025-12-29']],
    ['least', ['2025-12-29', '2026-01-19', '2026-01-12', '2026-01-05']],
  ])('is correct for the option "%s" [2.58]', (sort, weeks) => {
    const before = [...all];
    expect(sortSummaries(all, sort).map(({ weekStart }) => weekStart)).toEqual(weeks);
    expect(all).toEqual(before);
  });
});

describe('a weekly summary', () => {
  test('a weekly summary is due on Monday at 04:00 local time', () => {
    expect(summaryDueAt('2026-02-09', -120)).toBe(when('Europe/Riga', '2026-02-16 04:00:00'));
    expect(summaryDueAt('2026-02-09', -840)).toBe(when('Pacific/Kiritimati', '2026-02-16 04:00:00'));
    expect(summaryDueAt('2026-02-09', 660)).toBe(when('Pacific/Pago_Pago', '2026-02-16 04:00:00'));
  });

  test.each([
    ['a first late reflection', false, false, true],
    ['a first late reflection with a danger phrase', false, true, true],
    ['a second late reflection', true, false, false],
    ['a second late reflection with a danger phrase', true, true, true],
  ])('is written again after %s (already replaced: %s, danger phrase: %s): %s', (_, wasRemade, holdsHarm, expected) => {
    expect(isRemakeDue(wasRemade, holdsHarm)).toBe(expected);
  });
});
