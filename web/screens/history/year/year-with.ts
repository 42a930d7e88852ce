import type { Reflection } from '../../../../core/contract/reflection.ts';
import type { YearReflections } from '../../../../core/contract/reflections.ts';

type Marked = Pick<Reflection, 'localDate' | 'type' | 'importedFrom'>;

/** Return a year with the days of the user's own reflections on this device, which may be newer than the year. */
export function yearWith(year: YearReflections, reflections: readonly Marked[]): YearReflections {
  const days = new Map(year.days.map((day) => [day.localDate, day]));
  for (const { localDate, type, importedFrom } of reflections) {
    if (importedFrom !== undefined || !localDate.startsWith(`${year.year}-`)) continue;
    const day = days.get(localDate) ?? { localDate, types: [] };
    const own = [...new Set([...(day.ownTypes ?? day.types), type])];
    days.set(localDate, day.ownTypes ? { ...day, ownTypes: own } : { ...day, types: own });
  }
  return { ...year, days: [...days.values()] };
}
