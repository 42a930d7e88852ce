import { queryOptions } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import type { EncryptedStore } from '../device/encrypted-store.ts';
import { pathOf } from './api/api.ts';

const listCalls = ['listReflections', 'calendarReflections', 'weekReflections'] as const;

/** Return the names under which the store holds lists of reflections. */
export const storedListNames = async (store: EncryptedStore): Promise<string[]> =>
  (await Promise.all(listCalls.map((call) => store.names(`${pathOf(call)} `)))).flat();

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
    const answersOf = (names: readonly string[]) =>
      Promise.all(names.map(async (name) => ({ name, ...(await store.get(name)) })));
    const lists = await answersOf(await storedListNames(store));
    const years = await answersOf(await store.names(`${pathOf('yearReflections')} `));
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
