import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
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

/** The choices to change; what is not named stays. A yes to a model names the one that was shown. */
export type PreferenceChange = Partial<Pick<Preferences, 'extraTime' | 'aiSummaries' | 'summaryModel' | 'reminders'>>;

/** A server that asks no model is given none to say yes to. */
const bodyOf = ({ summaryModel, ...change }: PreferenceChange) => ({
  ...change,
  ...(summaryModel && { summaryModel }),
});

/** What the server has, and the changes that are on their way to it. */
type Sending = { stored: Preferences | undefined; count: number; last: Promise<void> };

/** By the cache of each person. */
const sendings = new WeakMap<QueryClient, Sending>();

function sendingOf(client: QueryClient): Sending {
  const sending = sendings.get(client) ?? { stored: undefined, count: 0, last: Promise.resolve() };
  sendings.set(client, sending);
  return sending;
}

/**
 * Changes what is named. The choice shows at once and goes back when the server does not take it; then it throws what
 * `callApi` throws. Changes go out one after the other: two that cross could end with the older choice. `owner` is the
 * uid of who chooses; what waits goes out in their name alone.
 */
export function useChangePreferences(owner: string): (change: PreferenceChange) => Promise<void> {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery();
  return async (change) => {
    const sending = sendingOf(client);
    if (sending.count === 0) sending.stored = client.getQueryData(queryKey);
    sending.count += 1;
    // An answer from before the change would undo it on the screen.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (known) => known && { ...known, ...change });
    const answer = sending.last.then(() => callApi('updatePreferences', { body: bodyOf(change), owner }));
    sending.last = answer.then(
      (stored) => {
        sending.stored = stored;
      },
      () => undefined,
    );
    try {
      await answer;
    } finally {
      sending.count -= 1;
      if (sending.count === 0) client.setQueryData(queryKey, sending.stored);
    }
    // How long a window stays open may be another by now.
    void client.invalidateQueries({ queryKey: [pathOf('getCurrentWindow')] });
  };
}
