import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '../../core/contract/preferences.ts';
import { callApi, pathOf } from './api/api.ts';

/** The user's preferences. Fetched each time they are shown: another device may have changed them. */
export function preferencesQuery() {
  return queryOptions({
    queryKey: [pathOf('getPreferences')],
    queryFn: ({ signal }): Promise<Preferences> => callApi('getPreferences', { signal }),
    refetchOnMount: 'always',
  });
}

/**
 * The preferences to change; all others stay as they are. `summaryModel` is the model that the user saw when
 * consenting; `earlierTitles` is set if the text of the consent mentioned the titles and themes of earlier weeks.
 */
export type PreferenceChange = Partial<
  Pick<Preferences, 'extraTime' | 'aiSummaries' | 'summaryModel' | 'reminders'>
> & {
  readonly earlierTitles?: true;
};

/** Return the request body. Omit `summaryModel` if it is null, because the contract does not allow null. */
const bodyOf = ({ summaryModel, ...change }: PreferenceChange) => ({
  ...change,
  ...(summaryModel && { summaryModel }),
});

/** The preferences stored on the server, the number of unfinished changes, and the promise of the last change. */
type Queue = { stored: Preferences | undefined; pending: number; last: Promise<void> };

/** Each query client has one queue, and each user has one query client. */
const queues = new WeakMap<QueryClient, Queue>();

function queueOf(client: QueryClient): Queue {
  const queue = queues.get(client) ?? { stored: undefined, pending: 0, last: Promise.resolve() };
  queues.set(client, queue);
  return queue;
}

/**
 * Return a function that changes preferences. It shows the change at once, reverts it on failure and throws what
 * `callApi` throws. Changes are sent one at a time: if two were sent in parallel, the older one could win. `owner` is
 * the uid of the user: a queued change is never sent while another user is signed in.
 */
export function useChangePreferences(owner: string): (change: PreferenceChange) => Promise<void> {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery();
  return async (change) => {
    const queue = queueOf(client);
    if (queue.pending === 0) queue.stored = client.getQueryData(queryKey);
    queue.pending += 1;
    // The response to an earlier fetch would revert the change on the screen.
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
