// The marker of a day in the week strip and the calendar: amber for an evening reflection, orange for a deep one, green
// for both, grey for none.
import type { ReflectionType } from '../reflection-type.ts';

export type DayMarker = 'none' | 'evening' | 'deep' | 'both';

/** Return the marker of a day from the types of its reflections, in any order. */
export function dayMarker(types: readonly ReflectionType[]): DayMarker {
  const hasEvening = types.includes('evening');
  const hasDeep = types.includes('deep');
  if (hasEvening && hasDeep) return 'both';
  if (hasEvening) return 'evening';
  return hasDeep ? 'deep' : 'none';
}
