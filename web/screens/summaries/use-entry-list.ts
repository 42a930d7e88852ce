import { useEffect, useState } from 'react';
import { SUMMARY_SORTS, type SummarySort } from '../../../core/domain/summaries/summary-search.ts';
import { useSession } from '../../features/session/use-session.ts';

/** The state of the list when the user last saw it. */
type List = {
  readonly search: string;
  readonly sort: SummarySort;
  /** The expanded card; null while all cards are collapsed; undefined until the user expands or collapses a card. */
  readonly chosenId: string | null | undefined;
  /**
   * The card whose title takes the focus: the user expanded it by "earlier week" or "later week" of another card, or by
   * Back. Null if the user expanded a card by its own button.
   */
  readonly readOnId: string | null;
};

const restMs = 200;

/** Return the state of the list that the current history entry stores for this user, or the default state. */
function entryList(uid: string | undefined): List {
  const { summaries } = (history.state as { summaries?: Partial<Record<keyof List | 'uid', unknown>> } | null) ?? {};
  const { search, sort, chosenId } = summaries?.uid === uid ? (summaries ?? {}) : {};
  return {
    search: typeof search === 'string' ? search : '',
    sort: SUMMARY_SORTS.find(({ value }) => value === sort)?.value ?? 'newest',
    chosenId: typeof chosenId === 'string' || chosenId === null ? chosenId : undefined,
    readOnId: null,
  };
}

function storeList(uid: string | undefined, list: List): void {
  history.replaceState({ ...(history.state as object | null), summaries: { uid, ...list } }, '');
}

type EntryList = {
  readonly list: List;
  readonly change: (part: Partial<List>) => void;
  /** Expand another card in a new history entry, so that Back expands the card `fromId` again. */
  readonly readOn: (fromId: string | null, id: string) => void;
};

/**
 * Return the search, the order and the expanded card of the list, and functions that change them. A reload and a return
 * to this history entry restore them. The search is not in the address, because servers log addresses.
 */
export function useEntryList(): EntryList {
  const uid = useSession().identity?.uid;
  const [list, setList] = useState(() => entryList(uid));
  useEffect(() => {
    // Browsers limit how often a page may store a state, so wait until the user stops typing.
    const timer = setTimeout(() => storeList(uid, list), restMs);
    return () => clearTimeout(timer);
  }, [uid, list]);
  useEffect(() => {
    const onPop = () => {
      const { chosenId } = entryList(uid);
      // Ignore history entries that store no expanded card, such as those of dialogs.
      if (typeof chosenId !== 'string') return;
      setList((now) => (now.chosenId === chosenId ? now : { ...now, chosenId, readOnId: chosenId }));
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [uid]);
  const readOn = (fromId: string | null, id: string) => {
    storeList(uid, { ...list, chosenId: fromId });
    history.pushState(null, '');
    storeList(uid, { ...list, chosenId: id });
    setList({ ...list, chosenId: id, readOnId: id });
  };
  return { list, change: (part) => setList((now) => ({ ...now, ...part })), readOn };
}
