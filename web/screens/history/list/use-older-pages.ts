import { useQueryClient } from '@tanstack/react-query';
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

const shownKey = (name: string) => ['shown pages', name] as const;
/** Afterwards they may be outdated: another device may have deleted some of them. */
const keptMs = 600_000;

/**
 * Fetch further pages, one per request of the user. A page shorter than `pageSize` is the last. The query cache keeps
 * them by name, so that they are still shown when the user comes back from one of their days.
 */
export function useOlderPages(
  first: readonly Reflection[],
  pageSize: number,
  fetchNext: (before: string) => Promise<Reflection[]>,
  name: string,
): OlderPages {
  const client = useQueryClient();
  // All reflections that were shown after the last fetch, including the first page: reflections that drop out of a
  // refetched first page must stay in the list.
  const [shown, setShown] = useState<readonly Reflection[]>(
    () => client.getQueryData<Reflection[]>(shownKey(name)) ?? [],
  );
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
      const next = [...all, ...page];
      setShown(next);
      client.setQueryDefaults(shownKey(name), { gcTime: keptMs });
      client.setQueryData(shownKey(name), next);
      setHasLastPage(page.length < pageSize);
      setState('idle');
    } catch (error) {
      if (isUnauthorized(error)) redirectToLogin();
      setState('failed');
    }
  };
  return { all, hasOlder: first.length >= pageSize && !hasLastPage, state, showOlder: () => void showOlder() };
}
