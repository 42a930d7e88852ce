import { useCallback } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { ReflectionSearch } from '../../../data/reflections.ts';
import { useSession } from '../../../features/session/use-session.ts';

type EntryState = { search?: { uid?: unknown; words?: unknown; order?: unknown } } | null;

/** Return the search that the current history entry stores for this user, or else a search without words. */
function entrySearch(uid: string | undefined): ReflectionSearch {
  const { search } = (history.state as EntryState) ?? {};
  if (search?.uid !== uid || typeof search?.words !== 'string') return { words: '', order: 'newest' };
  return { words: search.words, order: search.order === 'oldest' ? 'oldest' : 'newest' };
}

/**
 * Return the search that the current history entry stores for this user, and `change`, which updates it. A reload and
 * the Back button restore the search. The words are not in the address, because servers log addresses.
 */
export function useEntrySearch(): ReflectionSearch & { readonly change: (part: Partial<ReflectionSearch>) => void } {
  const uid = useSession().identity?.uid;
  const words = useLocationProperty(() => entrySearch(uid).words);
  const order = useLocationProperty(() => entrySearch(uid).order);
  const change = useCallback(
    (part: Partial<ReflectionSearch>) => {
      const search = { uid, ...entrySearch(uid), ...part };
      history.replaceState({ ...(history.state as object | null), search }, '');
    },
    [uid],
  );
  return { words, order, change };
}
