import type { Day } from '../../../core/domain/days/day.ts';
import { weekEnd, weekStartOf } from '../../../core/domain/days/week.ts';
import type { Tx } from '../../db/db.ts';
import { listMarkedDays, writtenWithout } from '../reflections/reflection-store.ts';
import { listWrittenDays, type UserWithLedger } from '../users/ledger-store.ts';

/**
 * Return the days of this week that count for the streak although all their reflections were deleted. On most days, the
 * stored count of the week shows that there are none, so that no reflections are read. On Sundays, the loaded part of the
 * ledger lacks Monday, so the days of the week are read.
 */
export async function deletedDays(tx: Tx, { user, ledger }: UserWithLedger, today: Day): Promise<Day[]> {
  const weekStart = weekStartOf(today);
  if (ledger === null || user.load_from === null || user.week_start !== weekStart) return [];
  const written = ledger.rows.filter(({ day }) => day >= weekStart).flatMap((row) => row.written);
  if (user.load_from <= weekStart && written.length <= user.week_count) return [];
  const marked = await listMarkedDays(tx, user.user_id, weekStart, weekEnd(weekStart));
  return writtenWithout(marked, await listWrittenDays(tx, user.user_id, weekStart, weekEnd(weekStart)));
}
