import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import { olderPages } from './reflections.ts';

/**
 * Query the reflections that a list has shown so far, including its first page. They are in memory only, and only
 * `useOlderPages` fetches them.
 */
export const shownPagesQuery = (list: readonly string[]) =>
  queryOptions<readonly Reflection[]>({ queryKey: [olderPages, 'shown', ...list], queryFn: skipToken });

/** Query whether `shownPagesQuery` has the last page of the list. */
export const isCompleteQuery = (list: readonly string[]) =>
  queryOptions<boolean>({ queryKey: [olderPages, 'complete', ...list], queryFn: skipToken });
