import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import { olderPages } from './reflections.ts';

/**
 * The reflections that a list has shown so far, including its first page. They are in memory only, and only
 * `useOlderPages` writes them. A write of the user removes them unless they are on the screen.
 */
export const shownPagesQuery = (list: readonly string[]) =>
  queryOptions<readonly Reflection[]>({ queryKey: [olderPages, ...list], queryFn: skipToken });
