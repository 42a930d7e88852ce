import type { QueryClient } from '@tanstack/react-query';
import type { Stats } from '../../../core/domain/stats/stats.ts';
import { statsQuery } from '../../data/stats.ts';
import { localDayNow } from '../reflections/use-local-day.ts';

/** The stats before the first attempt of each submit of this page, by the draft's idempotency key. */
const remembered = new Map<string, Stats>();

/**
 * Return the stats before the first attempt to submit a draft, or null if they are unknown. The cache may have newer ones,
 * because home may fetch them while the answer to the submit is on its way.
 */
export function statsBefore(client: QueryClient, idempotencyKey: string): Stats | null {
  const stats = client.getQueryData(statsQuery(localDayNow()).queryKey);
  if (stats && !remembered.has(idempotencyKey)) remembered.set(idempotencyKey, stats);
  return remembered.get(idempotencyKey) || null;
}
