import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Day } from '../../../core/domain/days/day.ts';
import { callApi } from '../../data/api/api.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { useUid } from '../../features/session/use-session.ts';

/** Tell the server that the user has opened the summary of a week, so that no device announces it any more. */
export function useRememberOpened(weekStart: Day, isOpen: boolean): void {
  const uid = useUid();
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = preferencesQuery();
    if (!isOpen || weekStart <= (client.getQueryData(queryKey)?.openedSummary ?? '')) return;
    callApi('updatePreferences', { body: { openedSummary: weekStart }, owner: uid }).then(
      async (stored) => {
        // A request that began earlier may bring the older week.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, (known) => ({ ...(known ?? stored), openedSummary: stored.openedSummary }));
      },
      // Without a connection, home announces the summary until it is opened again.
      () => undefined,
    );
  }, [isOpen, uid, client, weekStart]);
}
