import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../../core/domain/day.ts';
import type { PlannedMessage } from '../../../core/domain/notification-plan.ts';
import type { NotificationKind } from '../../../core/domain/notifications.ts';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

export type MessageRow = Selectable<Schema['app.planned_messages']>;

/** One planned message: no person has two of a kind for a day. */
export type MessageKey = { readonly userId: string; readonly day: Day; readonly kind: NotificationKind };

/** A message that this worker took until `until`; past that another may. */
export type ClaimedMessage = MessageKey & { readonly until: Date };

/** The whole array as one text, which costs a tenth of the driver's own. Only for values that need no quotes. */
const arrayOf = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;

export type PlannedFor = PlannedMessage & { readonly userId: string };

/** Plans many people's messages at once; one that is planned already moves, unless somebody is sending it. */
export async function putMessages(tx: Tx, messages: readonly PlannedFor[]): Promise<void> {
  if (messages.length === 0) return;
  const column = (read: (message: PlannedFor) => string | number) => arrayOf(messages.map(read));
  await sql`
    insert into app.planned_messages as m (user_id, day, kind, due_at, until_at)
    select user_id, day, kind, to_timestamp(due / 1000.0), to_timestamp(until / 1000.0)
      from unnest(${column(({ userId }) => userId)}::uuid[], ${column(({ day }) => day)}::date[],
        ${column(({ kind }) => kind)}::text[], ${column(({ dueMs }) => dueMs)}::bigint[],
        ${column(({ untilMs }) => untilMs)}::bigint[]) p (user_id, day, kind, due, until)
    on conflict (user_id, day, kind) do update set due_at = excluded.due_at, until_at = excluded.until_at
      where m.claimed_until is null`.execute(tx);
}

/**
 * Takes messages of all people that are due, the longest due first, until `until`. Costs what is due, however many
 * people there are; what another worker is taking at this moment is passed over.
 */
export async function claimMessages(tx: Tx, now: Date, until: Date, most: number): Promise<ClaimedMessage[]> {
  const { rows } = await sql<{ user_id: string; day: Day; kind: NotificationKind }>`
    update app.planned_messages m set claimed_until = ${until}
    from (
      select user_id, day, kind from app.planned_messages
      where due_at <= ${now} and (claimed_until is null or claimed_until <= ${now})
      order by due_at, user_id limit ${most} for update skip locked
    ) due
    where m.user_id = due.user_id and m.day = due.day and m.kind = due.kind
    returning m.user_id, m.day, m.kind`.execute(tx);
  return rows.map(({ user_id: userId, day, kind }) => ({ userId, day, kind, until }));
}

/** Gives back what was taken and not begun, so that nobody waits for the claim to run out. */
export async function releaseMessages(tx: Tx, claimed: readonly ClaimedMessage[]): Promise<void> {
  for (const { userId, day, kind, until } of claimed) {
    await tx
      .updateTable('app.planned_messages')
      .set({ claimed_until: null })
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .where('kind', '=', kind)
      .where('claimed_until', '=', until)
      .execute();
  }
}

/** Puts a message off; whoever finds it due then takes it. */
export async function postponeMessage(
  tx: Tx,
  { userId, day, kind }: MessageKey,
  change: {
    readonly due_at: Date;
    readonly until_at?: Date;
    readonly tries?: number;
    readonly left_devices?: string[];
  },
): Promise<void> {
  await tx
    .updateTable('app.planned_messages')
    .set({ ...change, claimed_until: null })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('kind', '=', kind)
    .execute();
}

export async function removeMessage(tx: Tx, { userId, day, kind }: MessageKey): Promise<void> {
  await tx
    .deleteFrom('app.planned_messages')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('kind', '=', kind)
    .execute();
}
