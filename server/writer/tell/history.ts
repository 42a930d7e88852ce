import { addDays, type Day } from '../../../core/domain/days/day.ts';
import { monthOfWeek } from '../../../core/domain/days/week.ts';
import type { Phrases } from '../languages/phrases.ts';
import type { WeekToSummarise } from '../writer.ts';
import { fillPhrase, numberWord, phraseAt } from './phrasing.ts';

/** Mention only these numbers of weeks in a row, so that the user does not read such a sentence every week. */
const toldRows: ReadonlySet<number> = new Set([3, 5, 8, 12, 16, 20, 26, 36, 48]);
/** A theme counts as back after at least this many summaries without it. */
const leastAway = 4;

export type WeekWithEarlier = Pick<WeekToSummarise, 'weekStart' | 'earlier'>;

/**
 * What the earlier weeks say about a theme: either how many weeks in a row have had it, or the last week that had it
 * before a break.
 */
export type History = { readonly weeksInARow?: number; readonly sinceWeek?: Day };

const bareName = (theme: string) => theme.toLowerCase().replace(/^the /u, '');

const isSame = (one: string, other: string) => bareName(one) === bareName(other);

const isNamedIn = (title: string, theme: string) => ` ${title.toLowerCase()} `.includes(` ${bareName(theme)} `);

/** Return how many weeks in a row, including this one, have had the theme. */
function weeksInARow({ weekStart, earlier }: WeekWithEarlier, theme: string): number {
  let weeks = 1;
  for (const { weekStart: start, themes } of earlier) {
    if (start !== addDays(weekStart, -7 * weeks) || !themes.some((each) => isSame(each, theme))) break;
    weeks += 1;
  }
  return weeks;
}

/**
 * Return the week of the last summary with a theme. Return null if there is none, if fewer than `leastAway` summaries
 * followed it, or if the title of one of these names the theme: the user would not believe that it was away.
 */
function lastWeekWith({ earlier }: WeekWithEarlier, theme: string): Day | null {
  const at = earlier.findIndex(({ themes }) => themes.some((each) => isSame(each, theme)));
  const isAway = at >= leastAway && !earlier.slice(0, at).some(({ title }) => isNamedIn(title, theme));
  return isAway ? (earlier[at]?.weekStart ?? null) : null;
}

/** Return what there is to say about a theme in earlier weeks, or null. */
export function historyOf(week: WeekWithEarlier, theme: string): History | null {
  const weeks = weeksInARow(week, theme);
  if (toldRows.has(weeks)) return { weeksInARow: weeks };
  const sinceWeek = weeks === 1 ? lastWeekWith(week, theme) : null;
  return sinceWeek === null ? null : { sinceWeek };
}

/**
 * Return a sentence about a theme that occurs for several weeks in a row or has come back. Return null if there is no
 * such theme.
 */
export function historyLine(
  week: WeekToSummarise,
  themes: readonly { readonly current: string; readonly spoken: string }[],
  phrases: Phrases,
  turn: number,
): string | null {
  for (const { current, spoken } of themes) {
    const { weeksInARow: weeks, sinceWeek } = historyOf(week, current) ?? {};
    if (weeks !== undefined) {
      const values = { theme: spoken, weeks: numberWord(phrases, weeks) };
      return fillPhrase(phraseAt(phrases['weeks in a row'], turn), values);
    }
    if (sinceWeek === undefined) continue;
    const [year = '', month] = monthOfWeek(sinceWeek).split('-');
    const since = phrases.since[Number(month) - 1] ?? '';
    return fillPhrase(phraseAt(phrases.back, turn), { theme: spoken, since, year });
  }
  return null;
}
