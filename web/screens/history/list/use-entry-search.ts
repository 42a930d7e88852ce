import { useCallback } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useSession } from '../../../features/session/use-session.ts';

type EntryState = { search?: { uid?: unknown; words?: unknown } } | null;

/** Return the words that this user searched for at the current history entry; '' if there are none. */
function entrySearch(uid: string | undefined): string {
  const { search } = (history.state as EntryState) ?? {};
  return search?.uid === uid && typeof search?.words === 'string' ? search.words : '';
}

/**
 * Keep the search words in the state of the history entry: a reload and a return show them again. They are not in the
 * address, because servers log addresses.
 */
export function useEntrySearch(): [string, (words: string) => void] {
  const uid = useSession().identity?.uid;
  const search = useLocationProperty(() => entrySearch(uid));
  const change = useCallback(
    (words: string) => {
      history.replaceState({ ...(history.state as object | null), search: { uid, words } }, '');
    },
    [uid],
  );
  return [search, change];
}
