import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ReminderChoice } from '../../../core/domain/notifications/notification-plan.ts';
import { NOTIFICATION_KINDS } from '../../../core/domain/notifications/notifications.ts';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

export type ReminderRow = Selectable<Schema['app.reminders']>;

/** The reminder settings of a user who never changed them. */
const defaultChoice: ReminderChoice = { kinds: NOTIFICATION_KINDS, quiet: null };

export const choiceOf = ({
  kinds,
  quiet_from: fromMinute,
  quiet_until: untilMinute,
}: Pick<ReminderRow, 'quiet_from' | 'quiet_until'> & Pick<ReminderChoice, 'kinds'>): ReminderChoice => ({
  kinds,
  quiet: fromMinute === null || untilMinute === null ? null : { fromMinute, untilMinute },
});

export async function findReminderChoice(tx: Tx, userId: string): Promise<ReminderChoice> {
  const row = await tx
    .selectFrom('app.reminders')
    .select(['kinds', 'quiet_from', 'quiet_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? defaultChoice : choiceOf(row);
}

/**
 * Delete a user's planned messages, except those that a worker is sending. Keep messages about a summary, because the
 * next planning does not create them again.
 */
async function removePlan(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('app.planned_messages')
    .where('user_id', '=', userId)
    .where('kind', '<>', 'summary')
    .where('claimed_until', 'is', null)
    .execute();
}

/** The user's time zone. `offset` (minutes) is null until a device of the user has sent an offset. */
type ReminderZone = { readonly offset: number | null; readonly timeZone: string | null };

/** Start planning messages for a user who has registered a device. Do nothing if planning has already started. */
export async function startReminders(
  tx: Tx,
  userId: string,
  { offset, timeZone }: ReminderZone,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('app.reminders')
    .values({ user_id: userId, zone_offset: offset, time_zone: timeZone, plan_at: offset === null ? null : now })
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

/** Delete a user's planned messages and plan no more: the user has no device left, or the account is disabled. */
export async function stopReminders(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('app.reminders').set({ plan_at: null }).where('user_id', '=', userId).execute();
  await tx.deleteFrom('app.planned_messages').where('user_id', '=', userId).execute();
}

/** Plan a user's messages again after the user's zone has changed. */
export async function moveReminders(
  tx: Tx,
  userId: string,
  { offset, timeZone, nowMs }: ReminderZone & { readonly nowMs: number },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('app.reminders')
    .set({ zone_offset: offset, time_zone: timeZone, plan_at: new Date(nowMs), planned_day: null })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await removePlan(tx, userId);
}

/** Store a user's reminder settings, and plan the messages again with them. */
export async function saveReminderChoice(
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
  await removePlan(tx, userId);
}

export const findReminders = (tx: Tx, userId: string): Promise<ReminderRow | undefined> =>
  tx.selectFrom('app.reminders').selectAll().where('user_id', '=', userId).executeTakeFirst();

/**
 * Delete the user's reminder settings, then the user's planned messages. Planning locks them in the same order, so that
 * no deadlock can occur.
 */
export async function eraseReminders(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('app.reminders').where('user_id', '=', userId).execute();
  await tx.deleteFrom('app.planned_messages').where('user_id', '=', userId).execute();
}
