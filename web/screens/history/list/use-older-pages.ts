import { useState } from 'react';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import { isUnauthorized } from '../../../data/api/api.ts';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';

export type OlderPages = {
  /** All reflections shown so far: the first page and the pages after it. */
  readonly all: readonly Reflection[];
  readonly hasOlder: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly showOlder: () => void;
};

/** Fetch further pages, one per request of the user. A page shorter than `pageSize` is the last. */
export function useOlderPages(
  first: readonly Reflection[],
  pageSize: number,
  fetchNext: (before: string) => Promise<Reflection[]>,
): OlderPages {
  // All reflections that were shown after the last fetch, including the first page: reflections that drop out of a
  // refetched first page must stay in the list.
  const [shown, setShown] = useState<readonly Reflection[]>([]);
  const [hasLastPage, setHasLastPage] = useState(false);
  const [state, setState] = useState<OlderPages['state']>('idle');
  const visible = useVisible();
  const inFirst = new Set(first.map(({ id }) => id));
  const all = [...first, ...visible(shown).filter(({ id }) => !inFirst.has(id))];
  const last = all[all.length - 1];

  const showOlder = async () => {
    if (last === undefined || state === 'loading') return;
    setState('loading');
    try {
      const page = await fetchNext(last.id);
      setShown([...all, ...page]);
      setHasLastPage(page.length < pageSize);
      setState('idle');
    } catch (error) {
      if (isUnauthorized(error)) redirectToLogin();
      setState('failed');
    }
  };
  return { all, hasOlder: first.length >= pageSize && !hasLastPage, state, showOlder: () => void showOlder() };
}
