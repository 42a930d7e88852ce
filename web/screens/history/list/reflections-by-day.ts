import type { Reflection } from '../../../../core/contract/reflection.ts';
import type { SearchOrder } from '../../../../core/contract/reflections.ts';
import type { Day } from '../../../../core/domain/days/day.ts';

type DayGroup = { readonly day: Day; readonly reflections: readonly Reflection[] };

/** Group reflections by their local date. Sort the days, and the reflections of each day, in the given order. */
export function reflectionsByDay(reflections: readonly Reflection[], order: SearchOrder): DayGroup[] {
  const sign = order === 'newest' ? 1 : -1;
  const groups = new Map<Day, Reflection[]>();
  for (const reflection of reflections) {
    groups.set(reflection.localDate, [...(groups.get(reflection.localDate) ?? []), reflection]);
  }
  return [...groups]
    .map(([day, ofDay]) => ({ day, reflections: ofDay.sort((one, other) => sign * laterFirst(one, other)) }))
    .sort((one, other) => sign * (one.day < other.day ? 1 : -1));
}

const laterFirst = (one: Reflection, other: Reflection) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt);

export function reflectionCount(count: number): string {
  return count === 1 ? '1 reflection' : `${count} reflections`;
}
