import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { HOME_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { currentWindowQuery, isOldWindow } from '../../data/current-window.ts';
import { latestReflectionsQuery } from '../../data/reflections.ts';
import { invalidateAfterWrite } from '../../data/write-reflections.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { useCurrentWindow } from '../../features/reflections/window/use-current-window.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';

/** Fetch the window of home again if it is older than 5 s: another device may have submitted since. */
function useNewerWindow(): void {
  const client = useQueryClient();
  const { queryKey } = currentWindowQuery({ timezoneOffset: effectiveTimezoneOffset(), localDay: useLocalDay() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the user comes to home.
  useEffect(() => {
    const window = client.getQueryCache().find({ queryKey });
    if (window && isOldWindow(window)) client.refetchQueries({ queryKey, exact: true }).catch(() => undefined);
  }, []);
}

/**
 * Fetch the lists and counts of home again when the window has a reflection, or a revision of it, that the list of the
 * latest reflections does not have: another device has submitted it. Do so once for each revision, because the list may
 * lack it for another reason.
 */
function useNewerReflection(): void {
  const client = useQueryClient();
  const reflection = useCurrentWindow(undefined, { fetchOnMount: 'never' }).data?.existingReflection;
  const list = useQuery({ ...latestReflectionsQuery(HOME_LIST_LIMIT, useLocalDay()), enabled: false });
  const asked = useRef('');
  const newer =
    reflection &&
    list.isSuccess &&
    !list.isFetching &&
    !list.data.some(({ id, revision }) => id === reflection.id && revision >= reflection.revision)
      ? `${reflection.id} ${reflection.revision}`
      : '';
  useEffect(() => {
    if (newer === '' || newer === asked.current) return;
    asked.current = newer;
    invalidateAfterWrite(client, 'active').catch(() => undefined);
  }, [client, newer]);
}

const footerLinks = () => [...document.querySelectorAll<HTMLElement>('footer nav a')];

/**
 * After a return to home's history entry, focus the link of the footer that the user left by: the browser restores the
 * scroll position, which may hide the heading.
 */
function useFocusOnLeftLink(): void {
  useEffect(() => {
    const { leftBy, ...state } = (history.state ?? {}) as { leftBy?: number };
    if (leftBy !== undefined) {
      history.replaceState(state, '');
      footerLinks()[leftBy]?.focus({ preventScroll: true });
    }
    const onClick = ({ target }: MouseEvent) => {
      const left = footerLinks().findIndex((link) => target instanceof Node && link.contains(target));
      if (left >= 0) history.replaceState({ ...(history.state as object | null), leftBy: left }, '');
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
}

/** What home does when the user comes back to it. It is a part of home that loads after the first paint. */
export function useReturnHome(): void {
  useNewerWindow();
  useNewerReflection();
  useFocusOnLeftLink();
}
