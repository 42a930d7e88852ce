import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '../../core/contract/preferences.ts';
import { callApi, pathOf } from './api.ts';

/** What the person has chosen. Asked anew whenever it is shown: another device may have changed it. */
export function preferencesQuery() {
  return queryOptions({
    queryKey: [pathOf('getPreferences')],
    queryFn: ({ signal }): Promise<Preferences> => callApi('getPreferences', { signal }),
    refetchOnMount: 'always',
  });
}

/** The choices to change; what is not named stays. */
export type PreferenceChange = Partial<Pick<Preferences, 'extraTime' | 'aiSummaries'>>;

/**
 * Changes what is named. The choice shows at once and goes back when the server does not take it; then it throws what
 * `callApi` throws.
 */
export function useChangePreferences(): (change: PreferenceChange) => Promise<void> {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery();
  return async (change) => {
    const before = client.getQueryData(queryKey);
    client.setQueryData(queryKey, (known) => known && { ...known, ...change });
    try {
      client.setQueryData(queryKey, await callApi('updatePreferences', { body: change }));
    } catch (error) {
      client.setQueryData(queryKey, before);
      throw error;
    }
    // How long a window stays open may be another by now.
    void client.invalidateQueries({ queryKey: [pathOf('getCurrentWindow')] });
  };
}
