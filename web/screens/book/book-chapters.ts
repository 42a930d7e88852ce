import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Summary } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekEnd, weekStartOf } from '../../../core/domain/days/week.ts';
import { latestRevisions } from '../../data/cached-reflections.ts';
import { type Month, monthOf } from '../../features/reflections/month.ts';

/** The first and the last day of a book. Null means that the range has no limit on that side. */
export type BookRange = { readonly from: Day | null; readonly to: Day | null };

/**
 * A day with its reflections, earliest first. `summary` is set on the last day of each week in the book, and null on
 * other days.
 */
export type BookDay = {
  readonly day: Day;
  readonly reflections: readonly Reflection[];
  readonly summary: Summary | null;
};
export type Chapter = { readonly month: Month; readonly days: readonly BookDay[] };

const isInRange = (day: Day, { from, to }: BookRange): boolean =>
  (from === null || day >= from) && (to === null || day <= to);

const byTime = (one: Reflection, other: Reflection) =>
  one.localDate.localeCompare(other.localDate) ||
  Date.parse(one.submittedAt) - Date.parse(other.submittedAt) ||
  one.id.localeCompare(other.id);

/**
 * Return the summaries of the weeks that are wholly in the range. Others may quote days that the user has left out.
 */
export const summariesInRange = (summaries: readonly Summary[], range: BookRange): Summary[] =>
  summaries.filter(({ weekStart }) => isInRange(weekStart, range) && isInRange(weekEnd(weekStart), range));

/**
 * Return the months of a book, earliest first. Of several copies of a reflection, include only the one with the
 * highest revision.
 */
export function bookChapters(
  reflections: readonly Reflection[],
  summaries: readonly Summary[],
  range: BookRange,
): Chapter[] {
  const chosen = latestRevisions(reflections)
    .filter(({ localDate }) => isInRange(localDate, range))
    .sort(byTime);
  const byDay = new Map<Day, Reflection[]>();
  for (const reflection of chosen) {
    byDay.set(reflection.localDate, [...(byDay.get(reflection.localDate) ?? []), reflection]);
  }
  const lastDayOfWeek = new Map([...byDay.keys()].map((day) => [weekStartOf(day), day]));
  const whole = summariesInRange(summaries, range);
  const summaryAfter = new Map(whole.map((summary) => [lastDayOfWeek.get(summary.weekStart), summary]));
  const chapters = new Map<Month, BookDay[]>();
  for (const [day, ofDay] of byDay) {
    const month = monthOf(day);
    const before = chapters.get(month) ?? [];
    chapters.set(month, [...before, { day, reflections: ofDay, summary: summaryAfter.get(day) ?? null }]);
  }
  return [...chapters].map(([month, days]) => ({ month, days }));
}

/** Split a text into paragraphs at blank lines. Line breaks inside a paragraph stay. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[ \t]*\n/)
    .map((part) => part.replace(/^\n+|\s+$/g, ''))
    .filter((part) => part !== '');
