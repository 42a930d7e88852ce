import type { Reflection } from '../../core/contract/reflection.ts';
import { openEncryptedStore } from '../device/encrypted-store.ts';
import { pathOf } from './api/api.ts';

const listCalls = ['listReflections', 'calendarReflections', 'weekReflections'] as const;

/** Return every reflection that this device stores for reading offline. Without a database, return none. */
export async function storedReflections(uid: string): Promise<Reflection[]> {
  try {
    const store = await openEncryptedStore(uid);
    const names = await Promise.all(listCalls.map((call) => store.names(`${pathOf(call)} `)));
    const stored = await Promise.all(names.flat().map((name) => store.get(name)));
    return stored.flatMap((answer) => (answer?.value ?? []) as Reflection[]);
  } catch {
    return [];
  }
}
