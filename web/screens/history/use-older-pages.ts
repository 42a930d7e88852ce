import { useState } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { isUnauthorized } from '../../data/api.ts';
import { redirectToLogin } from '../../features/session/login-redirect.ts';

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
  // All that was shown with the last page that came, the first one included: asked anew, that one may have moved on, and
  // what it no longer has must not be missing before the older ones.
  const [shown, setShown] = useState<readonly Reflection[]>([]);
  const [isWhole, setIsWhole] = useState(false);
  const [state, setState] = useState<OlderPages['state']>('idle');
  const inFirst = new Set(first.map(({ id }) => id));
  const all = [...first, ...shown.filter(({ id }) => !inFirst.has(id))];
  const last = all[all.length - 1];

  const showOlder = async () => {
    if (last === undefined || state === 'loading') return;
    setState('loading');
    try {
      const page = await fetchNext(last.id);
      setShown([...all, ...page]);
      setIsWhole(page.length < pageSize);
      setState('idle');
    } catch (error) {
      if (isUnauthorized(error)) redirectToLogin();
      setState('failed');
    }
  };
  return { all, hasOlder: first.length >= pageSize && !isWhole, state, showOlder: () => void showOlder() };
}
