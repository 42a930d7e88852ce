import type { Day } from '../../../core/domain/days/day.ts';
import { useCurrentWindow } from './use-current-window.ts';
import { useLocalDay } from './use-local-day.ts';

/** Return the user's day in the ledger as the latest answer about a window says, or else the local day. For display. */
export function useServerDay(): Day {
  const localDay = useLocalDay();
  return useCurrentWindow(undefined, { fetchOnMount: 'never' }).data?.localDate ?? localDay;
}
