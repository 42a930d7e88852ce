import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import { olderPages } from './reflections.ts';

/** The id of the last reflection of a list whose last page has been loaded. It is stored and removed like the pages. */
export const lastShownQuery = (list: readonly string[]) =>
  queryOptions<string>({ queryKey: [olderPages, ...list, 'last'], queryFn: skipToken });

/**
 * The reflections that a list has shown so far, including its first page. They are in memory only, and only
 * `useOlderPages` writes them. A write of the user removes them unless they are on the screen.
 */
export const shownPagesQuery = (list: readonly string[]) =>
  queryOptions<readonly Reflection[]>({ queryKey: [olderPages, ...list], queryFn: skipToken });
