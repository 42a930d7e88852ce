import type { YearReflections } from '../../../core/contract/reflections.ts';
import type { Day } from '../../../core/domain/days/day.ts';

/**
 * Return the first day of the journal, or null if it is in a year before `year`. Without a reflection, the journal
 * begins today.
 */
export function firstDayIn({ year, days, firstYear, deletedDays = [] }: YearReflections, today: Day): Day | null {
  if (year > (firstYear ?? Number(today.slice(0, 4)))) return null;
  return [...days.map(({ localDate }) => localDate), ...deletedDays].sort()[0] ?? today;
}
