import { useEffect, useState } from 'react';
import { SUMMARY_SORTS, type SummarySort } from '../../../core/domain/summaries/summary-search.ts';
import { useSession } from '../../features/session/use-session.ts';

/** The state of the list when the user last saw it. */
type List = {
  readonly search: string;
  readonly sort: SummarySort;
  /**
   * The expanded card. Null while all cards are collapsed, undefined until the user expands or collapses one.
   */
  readonly chosenId: string | null | undefined;
};

const restMs = 200;

/** Return the list that the current history entry stores for this user. */
function entryList(uid: string | undefined): List {
  const { summaries } = (history.state as { summaries?: Partial<Record<keyof List | 'uid', unknown>> } | null) ?? {};
  const { search, sort, chosenId } = summaries?.uid === uid ? (summaries ?? {}) : {};
  return {
    search: typeof search === 'string' ? search : '',
    sort: SUMMARY_SORTS.find(({ value }) => value === sort)?.value ?? 'newest',
    chosenId: typeof chosenId === 'string' || chosenId === null ? chosenId : undefined,
  };
}

/**
 * Return the search, the order and the expanded card of the list, and a function that changes them. A reload and a
 * return to this history entry restore them. The search is not in the address, because servers log addresses.
 */
export function useEntryList(): readonly [List, (part: Partial<List>) => void] {
  const uid = useSession().identity?.uid;
  const [list, setList] = useState(() => entryList(uid));
  useEffect(() => {
    // Browsers limit how often a page may store a state, so wait until the user stops typing.
    const timer = setTimeout(() => {
      history.replaceState({ ...(history.state as object | null), summaries: { uid, ...list } }, '');
    }, restMs);
    return () => clearTimeout(timer);
  }, [uid, list]);
  return [list, (part) => setList((now) => ({ ...now, ...part }))];
}
