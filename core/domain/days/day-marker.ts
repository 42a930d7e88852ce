// The week strip and the calendar mark a day amber (evening), orange (deep), green (both) or grey (none). Imported
// reflections have a mark of their own, because they were written in no window. Beside other reflections, the calendar
// and the year show both marks.
import type { ReflectionType } from '../reflection-type.ts';

export type DayMarker = 'none' | 'evening' | 'deep' | 'both' | 'imported';

/** `types` are those of the day's own reflections. `hasImported`: the day also has imported ones. */
export function dayMarker(types: readonly ReflectionType[], hasImported = false): DayMarker {
  const [first] = types;
  if (first === undefined) return hasImported ? 'imported' : 'none';
  return types.every((type) => type === first) ? first : 'both';
}
