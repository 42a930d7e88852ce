import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import { ApiError, isUnauthorized } from '../../../data/api/api.ts';
import { lastShownQuery, shownPagesQuery } from '../../../data/older-pages.ts';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';

type IsEnough = (page: readonly Reflection[]) => boolean;

export type ShownPages = {
  /** All reflections shown so far: the first page and the pages after it. */
  readonly all: readonly Reflection[];
  readonly hasMore: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly showMore: () => void;
  /** Load further pages until one of them is enough, or all are loaded, and then show them. Extends a running load. */
  readonly showUntil: (isEnough: IsEnough) => void;
};

type List = {
  /** The key under which the pages of this list are cached, so that a return to the list shows them again. */
  readonly list: readonly string[];
  /** The first page, from the server's latest response. */
  readonly first: readonly Reflection[];
  readonly refetchFirst: () => Promise<unknown>;
  /** The maximum number of reflections on a page. A shorter page is the last one. */
  readonly pageSize: number;
  readonly fetchNext: (before: string) => Promise<Reflection[]>;
};

/** Return `added` after `known`, without the reflections that `known` contains. */
function append(known: readonly Reflection[], added: readonly Reflection[]): readonly Reflection[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...added.filter(({ id }) => !ids.has(id))];
}

/**
 * Return the first page and the shown reflections that follow it. Drop a shown reflection that the first page no longer
 * contains: it was deleted elsewhere. If the last reflection of the first page is not among the shown ones, return only
 * the first page, because reflections between the two lists may be missing.
 */
function continued(first: readonly Reflection[], shown: readonly Reflection[]): readonly Reflection[] {
  const lastId = first[first.length - 1]?.id;
  const at = shown.findIndex(({ id }) => id === lastId);
  return at < 0 ? first : append(first, shown.slice(at + 1));
}

const idle = { state: 'idle', isComplete: false } as const;

/** Fetch further pages of a list at the user's request. */
export function useOlderPages({ list, first, refetchFirst, pageSize, fetchNext }: List): ShownPages {
  const client = useQueryClient();
  const { queryKey, ...query } = shownPagesQuery(list);
  const { data: shown = [] } = useQuery({ queryKey, ...query });
  const { data: lastId } = useQuery(lastShownQuery(list));
  const listName = list.join(' ');
  const [request, setRequest] = useState<{ of: string; state: ShownPages['state']; isComplete: boolean }>({
    of: listName,
    ...idle,
  });
  const { state, isComplete } = request.of === listName ? request : idle;
  const known = useMemo(() => continued(first, shown), [first, shown]);
  const visible = useVisible();
  const all = useMemo(() => visible(known), [visible, known]);
  const last = all[all.length - 1];

  // What the running load must reach. A list that is left or replaced sets it to null, which ends its load.
  const wishes = useRef<IsEnough[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other pages.
  useEffect(
    () => () => {
      wishes.current = null;
    },
    [listName],
  );

  const showUntil = async (isEnough: IsEnough) => {
    if (last === undefined) return;
    if (wishes.current) {
      wishes.current.push(isEnough);
      return;
    }
    const ownWishes = [isEnough];
    wishes.current = ownWishes;
    const isWanted = () => wishes.current === ownWishes;
    const finish = (end: { state: ShownPages['state']; isComplete: boolean }) => {
      if (!isWanted()) return;
      wishes.current = null;
      setRequest({ of: listName, ...end });
    };
    setRequest({ of: listName, state: 'loading', isComplete: false });
    // Cache the pages before the request. If a reflection is deleted during the request, it is then removed from the
    // cache.
    client.setQueryData(queryKey, known);
    const loaded: Reflection[] = [];
    // Show all loaded pages at once: the whole list is rendered each time. Another tab may have removed the cached pages.
    const showLoaded = () => client.setQueryData(queryKey, (pages) => pages && append(pages, loaded));
    try {
      let before: string | undefined = last.id;
      let isLast = false;
      while (before !== undefined && isWanted() && client.getQueryData(queryKey)) {
        const page: readonly Reflection[] = await fetchNext(before);
        loaded.push(...page);
        isLast = page.length < pageSize;
        before = isLast || ownWishes.every((each) => each(page)) ? undefined : page[page.length - 1]?.id;
      }
      const now = showLoaded();
      const isComplete = isLast && now !== undefined;
      if (isComplete) client.setQueryData(lastShownQuery(list).queryKey, now[now.length - 1]?.id);
      finish({ state: 'idle', isComplete });
    } catch (error) {
      showLoaded();
      if (isUnauthorized(error)) redirectToLogin();
      // The server answers 400 if another device has deleted the reflection `last`. Start again with the first page.
      if (error instanceof ApiError && error.status === 400) {
        await client.resetQueries({ queryKey });
        await refetchFirst();
      }
      finish({ state: 'failed', isComplete: false });
    }
  };
  const isWhole = isComplete || (lastId !== undefined && lastId === known[known.length - 1]?.id);
  const hasMore = first.length >= pageSize && !(isWhole && shown.length > 0);
  return {
    all,
    hasMore,
    state,
    showMore: () => void showUntil(() => true),
    showUntil: (isEnough) => void showUntil(isEnough),
  };
}
