import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import { isUnauthorized } from '../../../data/api/api.ts';
import { isCompleteQuery, shownPagesQuery } from '../../../data/older-pages.ts';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';

export type ShownPages = {
  /** All reflections shown so far: the first page and the pages after it. */
  readonly all: readonly Reflection[];
  readonly hasMore: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly showMore: () => void;
};

type List = {
  /** The parts of the query key under which the older pages of this list are cached. */
  readonly list: readonly string[];
  /** The first page, as the server returned it. */
  readonly first: readonly Reflection[];
  /** The number of reflections in a full page. A shorter page is the last one. */
  readonly pageSize: number;
  readonly fetchNext: (before: string) => Promise<Reflection[]>;
};

/** Return the known reflections, followed by the added ones that are not yet among them. */
function append(known: readonly Reflection[], added: readonly Reflection[]): readonly Reflection[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...added.filter(({ id }) => !ids.has(id))];
}

/** Fetch older pages of a list, one page for each request of the user. */
export function useOlderPages({ list, first, pageSize, fetchNext }: List): ShownPages {
  const client = useQueryClient();
  const { data: shown = [] } = useQuery(shownPagesQuery(list));
  const { data: isComplete = false } = useQuery(isCompleteQuery(list));
  const listName = list.join(' ');
  const [request, setRequest] = useState<{ of: string; state: ShownPages['state'] }>({ of: listName, state: 'idle' });
  const state = request.of === listName ? request.state : 'idle';
  // The stored pages include the first one: reflections that drop out of a refetched first page must stay in the list.
  const known = append(first, shown);
  const all = useVisible()(known);
  const last = all[all.length - 1];

  const showMore = async () => {
    if (last === undefined || state === 'loading') return;
    const { queryKey } = shownPagesQuery(list);
    setRequest({ of: listName, state: 'loading' });
    // Cache the first page before the request, so that a deletion during the request can remove a reflection from it.
    client.setQueryData(queryKey, known);
    try {
      const page = await fetchNext(last.id);
      client.setQueryData(queryKey, (now) => now && append(now, page));
      client.setQueryData(isCompleteQuery(list).queryKey, page.length < pageSize);
      setRequest({ of: listName, state: 'idle' });
    } catch (error) {
      if (isUnauthorized(error)) redirectToLogin();
      setRequest({ of: listName, state: 'failed' });
    }
  };
  const hasMore = first.length >= pageSize && !isComplete;
  return { all, hasMore, state, showMore: () => void showMore() };
}
