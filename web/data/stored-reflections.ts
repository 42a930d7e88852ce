import { queryOptions } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import { pathOf } from './api/api.ts';

const listCalls = ['listReflections', 'calendarReflections', 'weekReflections'] as const;

export type StoredReflections = {
  readonly reflections: readonly Reflection[];
  /** When each answer was stored, by the name of the answer: epoch ms of the device's clock. */
  readonly savedAtMs: ReadonlyMap<string, number>;
};

/** Return every reflection that this device stores for reading offline. Without a database, return none. */
async function storedReflections(uid: string): Promise<StoredReflections> {
  try {
    const { openEncryptedStore } = await import('../device/encrypted-store.ts');
    const store = await openEncryptedStore(uid);
    const answersOf = async (calls: readonly Parameters<typeof pathOf>[0][]) => {
      const names = await Promise.all(calls.map((call) => store.names(`${pathOf(call)} `)));
      return Promise.all(names.flat().map(async (name) => ({ name, ...(await store.get(name)) })));
    };
    const [lists, years] = await Promise.all([answersOf(listCalls), answersOf(['yearReflections'])]);
    return {
      reflections: lists.flatMap(({ value }) => (value ?? []) as Reflection[]),
      savedAtMs: new Map([...lists, ...years].map(({ name, savedAtMs = 0 }) => [name, savedAtMs])),
    };
  } catch {
    return { reflections: [], savedAtMs: new Map() };
  }
}

/** Query the reflections that this device stores. Read them each time, because every answer of the server changes them. */
export const storedReflectionsQuery = (uid: string) =>
  queryOptions({ queryKey: ['stored reflections', uid], queryFn: () => storedReflections(uid), gcTime: 0 });
