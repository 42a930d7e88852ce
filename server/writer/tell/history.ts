import { addDays } from '../../../core/domain/days/day.ts';
import type { Phrases } from '../languages/phrases.ts';
import type { WeekToSummarise } from '../writer.ts';
import { fillPhrase, numberWord, phraseAt } from './phrasing.ts';

/** The numbers of weeks in a row that a summary says: not each week the next. */
const toldRows: ReadonlySet<number> = new Set([3, 5, 8, 12, 16, 20, 26, 36, 48]);
/** In days: an older summary could be of the same month a year before. */
const longestMemory = 330;
/** The least number of weeks without a theme after which it is back. */
const leastAway = 4;

const isSame = (one: string, other: string) =>
  one.toLowerCase().replace(/^the /u, '') === other.toLowerCase().replace(/^the /u, '');

/** Return for how many weeks without a gap, this one included, summaries have had a theme. */
function weeksInARow({ weekStart, earlier }: WeekToSummarise, theme: string): number {
  let weeks = 1;
  for (const { weekStart: start, themes } of earlier) {
    if (start !== addDays(weekStart, -7 * weeks) || !themes.some((each) => isSame(each, theme))) break;
    weeks += 1;
  }
  return weeks;
}

/** Return the Monday of the last summary with a theme, if at least four summaries since then do not have it. */
function lastWeekWith({ earlier, weekStart }: WeekToSummarise, theme: string): string | null {
  const oldest = addDays(weekStart, -longestMemory);
  const recent = earlier.filter((each) => each.weekStart >= oldest);
  const at = recent.findIndex(({ themes }) => themes.some((each) => isSame(each, theme)));
  return at < leastAway ? null : (recent[at]?.weekStart ?? null);
}

/**
 * Write one sentence about a theme and the weeks before: it has been there for weeks, or is back after weeks. Return null
 * if neither is true. The counts come from the themes of stored summaries.
 */
export function historyLine(
  week: WeekToSummarise,
  themes: readonly { readonly stored: string; readonly spoken: string }[],
  phrases: Phrases,
  turn: number,
): string | null {
  for (const { stored, spoken } of themes) {
    const weeks = weeksInARow(week, stored);
    const values = { theme: spoken, weeks: numberWord(phrases, weeks) };
    if (toldRows.has(weeks)) return fillPhrase(phraseAt(phrases['weeks in a row'], turn), values);
    const last = weeks === 1 ? lastWeekWith(week, stored) : null;
    if (last === null || week.weekStart.slice(0, 7) === last.slice(0, 7)) continue;
    const since = phrases.since[Number(last.slice(5, 7)) - 1] ?? '';
    return fillPhrase(phraseAt(phrases.back, turn), { ...values, since });
  }
  return null;
}
