import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '../../core/contract/preferences.ts';
import { callApi, pathOf } from './api/api.ts';
import { refetchOnReturn } from './refetch-on-return.ts';

/** Query the user's preferences. Fetch them each time they are shown, because another device may have changed them. */
export function preferencesQuery() {
  return queryOptions({
    queryKey: [pathOf('getPreferences')],
    queryFn: ({ signal }): Promise<Preferences> => callApi('getPreferences', { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: refetchOnReturn,
  });
}

/**
 * The preferences to change. `summaryModel` is the model named in the text to which the user agreed. `earlierTitles` is
 * set if that text mentioned the titles and themes of earlier weeks.
 */
export type PreferenceChange = Partial<
  Pick<Preferences, 'extraTime' | 'aiSummaries' | 'summaryModel' | 'reminders'>
> & {
  readonly earlierTitles?: true;
};

/** Return the request body without a null `summaryModel`, which the contract does not allow. */
const bodyOf = ({ summaryModel, ...change }: PreferenceChange) => ({
  ...change,
  ...(summaryModel && { summaryModel }),
});

/** The server's preferences, the number of unfinished changes, and the promise of the last change. */
type Queue = { stored: Preferences | undefined; pending: number; last: Promise<void> };

/** One queue per query client. Each user has their own query client. */
const queues = new WeakMap<QueryClient, Queue>();

function queueOf(client: QueryClient): Queue {
  const queue = queues.get(client) ?? { stored: undefined, pending: 0, last: Promise.resolve() };
  queues.set(client, queue);
  return queue;
}

/**
 * Return a function that changes preferences. It shows the change at once and reverts it on failure. It sends one
 * change after the other: otherwise, an older change could overwrite a newer one. It sends a change only while the user
 * with the uid `owner` is signed in. Throws what `callApi` throws.
 */
export function useChangePreferences(owner: string): (change: PreferenceChange) => Promise<void> {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery();
  return async (change) => {
    const queue = queueOf(client);
    if (queue.pending === 0) queue.stored = client.getQueryData(queryKey);
    queue.pending += 1;
    // Otherwise, the response to an earlier fetch could undo the change on the screen.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (known) => known && { ...known, ...change });
    const answer = queue.last.then(() => callApi('updatePreferences', { body: bodyOf(change), owner }));
    queue.last = answer.then(
      (stored) => {
        queue.stored = stored;
      },
      () => undefined,
    );
    try {
      await answer;
    } finally {
      queue.pending -= 1;
      if (queue.pending === 0) client.setQueryData(queryKey, queue.stored);
    }
    // The change may have moved the end of the current window.
    void client.invalidateQueries({ queryKey: [pathOf('getCurrentWindow')] });
  };
}
