import type { Day } from '../../../core/domain/days/day.ts';
import { useLocalDay } from './use-local-day.ts';
import { useCurrentWindow } from './window/use-current-window.ts';

/** Return the user's day in the ledger as the latest answer about a window says, or else the local day. For display. */
export function useServerDay(): Day {
  const localDay = useLocalDay();
  return useCurrentWindow(undefined, { fetchOnMount: 'never' }).data?.localDate ?? localDay;
}
