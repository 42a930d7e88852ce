import type { Day } from '../../../core/domain/days/day.ts';
import { useEmptyDayName } from '../../features/reflections/window/empty-day-name.ts';
import { useCurrentWindow } from '../../features/reflections/window/use-current-window.ts';

/**
 * Return a function that names a day without reflections, as home does. `begins` is the first day of the journal, or null
 * if it is unknown. Ask for the window only if today has no reflection (`isTodayEmpty`).
 */
export function useHistoryDayName(today: Day, begins: Day | null, isTodayEmpty: boolean): (day: Day) => string {
  const { data: known } = useCurrentWindow(undefined, { fetchOnMount: isTodayEmpty ? 'when-unknown' : 'never' });
  return useEmptyDayName(today, known, begins);
}
