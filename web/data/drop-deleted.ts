import type { Query, QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import type { EncryptedStore } from '../device/encrypted-store.ts';
import { cachedLists } from './cached-reflections.ts';
import { storedListNames } from './stored-reflections.ts';

const reflectionsOf = (answer: unknown): readonly Reflection[] => (Array.isArray(answer) ? answer : []);

/**
 * Remove the reflections that a new list of the latest reflections no longer has from all older answers, in memory and
 * in the store: another device has deleted them. `askedAtMs` is when the list was requested, epoch ms by the device's
 * clock. Answers that arrived later stay as they are, because they may know of newer reflections.
 */
export async function dropDeleted(
  client: QueryClient,
  store: EncryptedStore,
  { queryKey, state }: Pick<Query, 'queryKey' | 'state'>,
  askedAtMs: number,
): Promise<void> {
  const { limit } = queryKey[1] as { limit: number };
  const listed = reflectionsOf(state.data);
  const ids = new Set(listed.map(({ id }) => id));
  // The limit may have cut off other reflections of the last day.
  const cutDay = listed[limit - 1]?.localDate ?? '';
  /** Return an answer without the deleted reflections, or null if it has none of them. */
  const without = (answer: unknown) => {
    const before = reflectionsOf(answer);
    const left = before.filter(({ id, localDate }) => localDate <= cutDay || ids.has(id));
    return left.length < before.length ? left : null;
  };
  for (const query of cachedLists(client)) {
    const left = query.state.dataUpdatedAt < askedAtMs ? without(query.state.data) : null;
    // This keeps the time of the answer, so that it does not seem to know of the days since.
    if (left) query.setState({ data: left, isInvalidated: true });
  }
  for (const name of await storedListNames(store)) {
    const stored = await store.get(name);
    const left = stored && stored.savedAtMs < askedAtMs ? without(stored.value) : null;
    if (stored && left) await store.replace(name, { ...stored, value: left });
  }
}
