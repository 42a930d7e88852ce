import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type Day, isDay } from '../../../core/domain/days/day.ts';
import { SUMMARY_SORTS, type SummarySort } from '../../../core/domain/summaries/summary-search.ts';
import { useSession } from '../../features/session/use-session.ts';
import type { FoundWeeks } from './use-found-summaries.ts';

/** The state of the list when the user last saw it. */
type List = {
  readonly search: string;
  readonly sort: SummarySort;
  /** The week that the user expanded; null after a collapse; undefined until the user expands or collapses a card. */
  readonly openedWeek: Day | null | undefined;
  /** Whether the user expanded the week by "earlier week" or "later week" of another card, or by Back. */
  readonly isContinued: boolean;
};

const restMs = 200;

type Stored = Partial<Record<keyof List | 'uid' | 'weeks', unknown>>;

/** Return what the current history entry stores for this user. */
function storedFor(uid: string | undefined): Stored {
  const { summaries } = (history.state as { summaries?: Stored } | null) ?? {};
  return summaries?.uid === uid ? (summaries ?? {}) : {};
}

/** Return the state of the list that the current history entry stores for this user, or the default state. */
function entryList(uid: string | undefined): List {
  const { search, sort, openedWeek } = storedFor(uid);
  return {
    search: typeof search === 'string' ? search : '',
    sort: SUMMARY_SORTS.find(({ value }) => value === sort)?.value ?? 'newest',
    openedWeek: isDay(openedWeek) || openedWeek === null ? openedWeek : undefined,
    isContinued: false,
  };
}

function entryFoundWeeks(uid: string | undefined): FoundWeeks {
  const { search, weeks } = storedFor(uid);
  return { search: String(search ?? '').trim(), weeks: Array.isArray(weeks) ? weeks.filter(isDay) : [] };
}

const addressOf = (week: Day | null) => (week === null ? '/summary' : `/summary/${week}`);

type EntryList = {
  readonly list: List;
  /** What the search has found, which stays in the list until the search changes. */
  readonly foundWeeks: RefObject<FoundWeeks>;
  readonly change: (part: Partial<Pick<List, 'search' | 'sort'>>) => void;
  /** Change the address to that of this week, which expands its card, or of no week. */
  readonly open: (week: Day | null) => void;
  /** Expand another card in a new history entry, so that Back expands the card of the week `from` again. */
  readonly readOn: (from: Day | null, week: Day) => void;
};

/**
 * Return the search and the order of the list and what the user expanded, and functions that change them. A reload and
 * a return to this history entry restore them. The search is not in the address, because servers log addresses.
 */
export function useEntryList(): EntryList {
  const uid = useSession().identity?.uid;
  const [, navigate] = useLocation();
  const [list, setList] = useState(() => entryList(uid));
  const [initial] = useState(() => entryFoundWeeks(uid));
  const foundWeeks = useRef(initial);
  const stateOf = (next: List) => ({ uid, ...next, weeks: foundWeeks.current.weeks });
  const store = (next: List) =>
    history.replaceState({ ...(history.state as object | null), summaries: stateOf(next) }, '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: store the list only when it has changed.
  useEffect(() => {
    // Browsers limit how often a page may store a state, so wait until the user stops typing.
    const timer = setTimeout(() => store(list), restMs);
    return () => clearTimeout(timer);
  }, [uid, list]);
  useEffect(() => {
    const onPop = () => {
      const { openedWeek } = entryList(uid);
      if (typeof openedWeek !== 'string') return;
      setList((now) => (now.openedWeek === openedWeek ? now : { ...now, openedWeek, isContinued: true }));
    };
    // Listen before the router does, which renders the week of the address at once.
    window.addEventListener('popstate', onPop, true);
    return () => window.removeEventListener('popstate', onPop, true);
  }, [uid]);
  const open = (week: Day | null) => {
    const next = { ...list, openedWeek: week, isContinued: false };
    setList(next);
    store(next);
    navigate(addressOf(week), { replace: true, state: history.state });
  };
  const readOn = (from: Day | null, week: Day) => {
    store({ ...list, openedWeek: from });
    const next = { ...list, openedWeek: week, isContinued: true };
    setList(next);
    navigate(addressOf(week), { state: { summaries: stateOf(next) } });
  };
  return { list, foundWeeks, change: (part) => setList((now) => ({ ...now, ...part })), open, readOn };
}
