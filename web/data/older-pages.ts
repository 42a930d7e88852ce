import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import { olderPages } from './reflections.ts';

/**
 * The id of the last reflection of a fully loaded list. It is removed from the cache together with `shownPagesQuery`.
 */
export const lastShownQuery = (list: readonly string[]) =>
  queryOptions<string>({ queryKey: [olderPages, ...list, 'last'], queryFn: skipToken });

/**
 * The reflections that a list has shown so far. Only `useOlderPages` sets them, and only in memory. When the user
 * writes or deletes a reflection, they are removed unless the list is on the screen.
 */
export const shownPagesQuery = (list: readonly string[]) =>
  queryOptions<readonly Reflection[]>({ queryKey: [olderPages, ...list], queryFn: skipToken });
