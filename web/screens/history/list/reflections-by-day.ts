import type { Reflection } from '../../../../core/contract/reflection.ts';
import type { Day } from '../../../../core/domain/days/day.ts';

type DayGroup = { readonly day: Day; readonly reflections: readonly Reflection[] };

/** Group reflections by their local date, newest day first. Within a day, the latest reflection is first. */
export function reflectionsByDay(reflections: readonly Reflection[]): DayGroup[] {
  const groups = new Map<Day, Reflection[]>();
  for (const reflection of reflections) {
    groups.set(reflection.localDate, [...(groups.get(reflection.localDate) ?? []), reflection]);
  }
  return [...groups]
    .map(([day, ofDay]) => ({ day, reflections: ofDay.sort(latestFirst) }))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
}

const latestFirst = (one: Reflection, other: Reflection) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt);

/** Format a count as '1 reflection' or '2 reflections'. */
export function reflectionCount(count: number): string {
  return count === 1 ? '1 reflection' : `${count} reflections`;
}
