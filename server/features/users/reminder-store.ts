import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ReminderChoice } from '../../../core/domain/notification-plan.ts';
import { NOTIFICATION_KINDS } from '../../../core/domain/notifications.ts';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

export type ReminderRow = Selectable<Schema['app.reminders']>;

/** What somebody wants to be told who never said. */
const unsaidChoice: ReminderChoice = { kinds: NOTIFICATION_KINDS, quiet: null };

export const choiceOf = ({
  kinds,
  quiet_from: fromMinute,
  quiet_until: untilMinute,
}: Pick<ReminderRow, 'quiet_from' | 'quiet_until'> & Pick<ReminderChoice, 'kinds'>): ReminderChoice => ({
  kinds,
  quiet: fromMinute === null || untilMinute === null ? null : { fromMinute, untilMinute },
});

/** What this person wants to be told. */
export async function findReminderChoice(tx: Tx, userId: string): Promise<ReminderChoice> {
  const row = await tx
    .selectFrom('app.reminders')
    .select(['kinds', 'quiet_from', 'quiet_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? unsaidChoice : choiceOf(row);
}

/** Messages that nobody is sending just now; the news of a summary hangs on no zone and stays. */
async function forgetPlan(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('app.planned_messages')
    .where('user_id', '=', userId)
    .where('kind', '<>', 'summary')
    .where('claimed_until', 'is', null)
    .execute();
}

/** A device has come: the person's days are planned from now on, if they are not yet and the ledger knows a zone. */
export async function beginReminders(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .insertInto('app.reminders')
    .columns(['user_id', 'zone_offset', 'time_zone', 'plan_at'])
    .expression((eb) =>
      eb
        .selectFrom('app.users')
        .select([
          'user_id',
          sql<number | null>`(ledger ->> 'offset')::integer`.as('zone_offset'),
          'time_zone',
          sql<Date | null>`case when ledger is not null then ${now}::timestamptz end`.as('plan_at'),
        ])
        .where('user_id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({
          zone_offset: eb.ref('excluded.zone_offset'),
          time_zone: eb.ref('excluded.time_zone'),
          plan_at: eb.ref('excluded.plan_at'),
          planned_day: null,
        }))
        .where('app.reminders.plan_at', 'is', null),
    )
    .execute();
}

/** No device is left: nothing is planned until one comes. */
export async function endReminders(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('app.reminders').set({ plan_at: null }).where('user_id', '=', userId).execute();
  await tx.deleteFrom('app.planned_messages').where('user_id', '=', userId).execute();
}

/** The person is elsewhere: what waits is planned anew. One statement for the many who have no reminders. */
export async function moveReminders(
  tx: Tx,
  userId: string,
  { offset, timeZone, nowMs }: { readonly offset: number; readonly timeZone: string | null; readonly nowMs: number },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('app.reminders')
    .set({ zone_offset: offset, time_zone: timeZone, plan_at: new Date(nowMs), planned_day: null })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await forgetPlan(tx, userId);
}

/** Keeps a choice; what waits is planned anew by it. */
export async function putReminderChoice(
  tx: Tx,
  userId: string,
  { kinds, quiet }: ReminderChoice,
  now: Date,
): Promise<void> {
  const choice = {
    kinds: [...kinds],
    quiet_from: quiet?.fromMinute ?? null,
    quiet_until: quiet?.untilMinute ?? null,
  };
  await tx
    .insertInto('app.reminders')
    .values({ user_id: userId, ...choice, zone_offset: null, time_zone: null, plan_at: null, planned_day: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...choice,
        plan_at: sql<Date | null>`case when app.reminders.plan_at is not null then ${now}::timestamptz end`,
        planned_day: null,
      }),
    )
    .execute();
  await forgetPlan(tx, userId);
}
