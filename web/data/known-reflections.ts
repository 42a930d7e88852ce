import type { QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import { pathOf } from './api.ts';

const listCalls = ['listReflections', 'calendarReflections', 'weekReflections', 'onThisDay'] as const;

/** Every reflection that some screen has loaded so far, newest first: what can be shown while nobody answers. */
export function knownReflections(client: QueryClient): Reflection[] {
  const known = new Map<string, Reflection>();
  for (const call of listCalls)
    for (const [, list = []] of client.getQueriesData<Reflection[]>({ queryKey: [pathOf(call)] }))
      for (const each of list) {
        const before = known.get(each.id);
        if (!before || before.revision < each.revision) known.set(each.id, each);
      }
  return [...known.values()].sort((one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt));
}
