import type { Reflection } from '../../../core/contract/reflection.ts';
import { addDays } from '../../../core/domain/days/day.ts';
import { callApi } from '../../data/api/api.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Return a reflection as the server has it, or null if it no longer has it. Without an answer, return undefined. */
export async function fetchStored(
  owner: string,
  { id, localDate }: Reflection,
): Promise<Reflection | null | undefined> {
  // The zone of the server decides which days these are, so ask for the days around, too.
  const query = { start: `${addDays(localDate, -1)}T00:00:00.000Z`, end: `${addDays(localDate, 2)}T00:00:00.000Z` };
  try {
    const stored = await callApi('calendarReflections', { query, owner });
    return stored.find((each) => each.id === id) ?? null;
  } catch {
    return undefined;
  }
}

export const sayAlreadyDeleted = (): void =>
  void toast({ title: 'Already deleted', description: 'This reflection was already deleted on another device.' });
