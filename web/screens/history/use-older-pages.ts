import { useState } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { isUnauthorized } from '../../data/api.ts';
import { useUnauthorized } from '../../features/session/leave-for-login.ts';

export type OlderPages = {
  /** The first page and everything fetched after it. */
  readonly all: readonly Reflection[];
  readonly hasOlder: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly showOlder: () => void;
};

/** Fetches page after page beyond a first one; a page shorter than `pageSize` is the last. */
export function useOlderPages(
  first: readonly Reflection[],
  pageSize: number,
  fetchNext: (before: string) => Promise<Reflection[]>,
): OlderPages {
  const [older, setOlder] = useState<readonly Reflection[]>([]);
  const [isWhole, setIsWhole] = useState(false);
  const [state, setState] = useState<OlderPages['state']>('idle');
  const unauthorized = useUnauthorized();
  // The first page may have been asked anew since.
  const known = new Set(first.map(({ id }) => id));
  const all = [...first, ...older.filter(({ id }) => !known.has(id))];
  const last = all[all.length - 1];

  const showOlder = async () => {
    if (last === undefined || state === 'loading') return;
    setState('loading');
    try {
      const page = await fetchNext(last.id);
      setOlder([...older, ...page]);
      setIsWhole(page.length < pageSize);
      setState('idle');
    } catch (error) {
      if (isUnauthorized(error)) unauthorized();
      setState('failed');
    }
  };
  return { all, hasOlder: first.length >= pageSize && !isWhole, state, showOlder: () => void showOlder() };
}
