import { sql } from 'kysely';
import type { Day } from '../../../core/domain/days/day.ts';
import type { Tx } from '../../db/db.ts';
import type { ReminderRow } from './reminder-store.ts';

/** Lock and return the rows of users whose planning is due. Skip rows that another worker has locked. */
export function pageToPlan(tx: Tx, now: Date, limit: number): Promise<ReminderRow[]> {
  return tx
    .selectFrom('app.reminders')
    .selectAll()
    .where('plan_at', '<=', now)
    .orderBy('plan_at')
    .orderBy('user_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Store the last planned day of each user, and when to plan the next day (`nextMs`, epoch ms). */
export async function putPlanned(
  tx: Tx,
  plans: readonly { readonly userId: string; readonly plannedDay: Day; readonly nextMs: number }[],
): Promise<void> {
  if (plans.length === 0) return;
  const [users, days, nexts] = [
    plans.map(({ userId }) => userId),
    plans.map(({ plannedDay }) => plannedDay),
    plans.map(({ nextMs }) => nextMs),
  ].map((values) => `{${values.join(',')}}`);
  await sql`
    update app.reminders r set planned_day = p.day, plan_at = to_timestamp(p.next / 1000.0)
    from unnest(${users}::uuid[], ${days}::date[], ${nexts}::bigint[]) p (user_id, day, next)
    where r.user_id = p.user_id`.execute(tx);
}
