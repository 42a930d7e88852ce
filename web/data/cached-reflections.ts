import type { Query, QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import { pathOf } from './api/api.ts';

const listCalls = ['listReflections', 'calendarReflections', 'weekReflections', 'onThisDay'] as const;

/** Return each reflection once, in its highest revision. Of copies with the same revision, return the first. */
export function latestRevisions(copies: readonly Reflection[]): Reflection[] {
  const latest = new Map<string, Reflection>();
  for (const each of copies) {
    const before = latest.get(each.id);
    if (!before || before.revision < each.revision) latest.set(each.id, each);
  }
  return [...latest.values()];
}

/** Return the queries in the cache for lists of reflections. */
export const cachedLists = (client: QueryClient): Query[] =>
  listCalls.flatMap((call) => client.getQueryCache().findAll({ queryKey: [pathOf(call)] }));

/** Return every reflection in the query cache, newest first, for screens that are offline. */
export function cachedReflections(client: QueryClient): Reflection[] {
  const lists = listCalls.flatMap((call) => client.getQueriesData<Reflection[]>({ queryKey: [pathOf(call)] }));
  return latestRevisions(lists.flatMap(([, list = []]) => list)).sort(
    (one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt),
  );
}
