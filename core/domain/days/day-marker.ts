// The week strip and the calendar mark a day amber (evening), orange (deep), green (both) or grey (none).
import type { ReflectionType } from '../reflection-type.ts';

export type DayMarker = 'none' | 'evening' | 'deep' | 'both';

export function dayMarker(types: readonly ReflectionType[]): DayMarker {
  const hasEvening = types.includes('evening');
  const hasDeep = types.includes('deep');
  if (hasEvening && hasDeep) return 'both';
  if (hasEvening) return 'evening';
  return hasDeep ? 'deep' : 'none';
}
