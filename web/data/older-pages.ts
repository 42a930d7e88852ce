import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';

/** The reflections that a list has shown so far, including its first page, and whether the server has no more. */
export type OlderPages = { readonly reflections: readonly Reflection[]; readonly isComplete: boolean };

const name = 'older pages';

/**
 * Query the pages of a list that the user has loaded. They are in memory only, and only `useOlderPages` fetches them.
 */
export const olderPagesQuery = (list: readonly string[]) =>
  queryOptions<OlderPages>({ queryKey: [name, ...list], queryFn: skipToken });

/** Change the reflections of all lists, after a reflection was written or deleted. */
export function changeOlderPages(
  client: QueryClient,
  change: (reflections: readonly Reflection[]) => readonly Reflection[],
): void {
  client.setQueriesData<OlderPages>(
    { queryKey: [name] },
    (known) => known && { ...known, reflections: change(known.reflections) },
  );
}

/** Forget the pages, because an import may have added reflections between them. */
export const forgetOlderPages = (client: QueryClient): void => client.removeQueries({ queryKey: [name] });
