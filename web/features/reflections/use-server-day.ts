import type { Day } from '../../../core/domain/days/day.ts';
import { useLocalDay } from './use-local-day.ts';
import { useCurrentWindow } from './window/use-current-window.ts';

/** Return the user's day in the server's ledger, or the local day until the server has responded. For display only. */
export function useServerDay(): Day {
  const localDay = useLocalDay();
  return useCurrentWindow(undefined, { fetchOnMount: 'never' }).data?.localDate ?? localDay;
}
