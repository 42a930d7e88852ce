import type { QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import { pathOf } from './api/api.ts';

const listCalls = ['listReflections', 'calendarReflections', 'weekReflections', 'onThisDay'] as const;

/** Return every reflection in the query cache, newest first, for screens that are offline. */
export function cachedReflections(client: QueryClient): Reflection[] {
  const cached = new Map<string, Reflection>();
  for (const call of listCalls) {
    for (const [, list = []] of client.getQueriesData<Reflection[]>({ queryKey: [pathOf(call)] })) {
      for (const each of list) {
        const before = cached.get(each.id);
        if (!before || before.revision < each.revision) cached.set(each.id, each);
      }
    }
  }
  return [...cached.values()].sort((one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt));
}
