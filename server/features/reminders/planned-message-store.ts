import { sql } from 'kysely';
import type { Day } from '../../../core/domain/days/day.ts';
import type { PlannedMessage } from '../../../core/domain/notifications/notification-plan.ts';
import type { NotificationKind } from '../../../core/domain/notifications/notifications.ts';
import type { Tx } from '../../db/db.ts';
import type { SentKinds } from '../../db/tables/reminders.ts';

/** The key of a planned message: a user has at most one message of each kind per day. */
export type MessageKey = { readonly userId: string; readonly day: Day; readonly kind: NotificationKind };

/** A message that this worker has claimed. After `until`, another worker may claim it. */
export type ClaimedMessage = MessageKey & { readonly until: Date };

/**
 * Return the values as a PostgreSQL array literal, which is ten times faster than the driver's conversion. Do not pass
 * values that need quoting: they are not escaped.
 */
const arrayOf = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;

/** Return the keys of messages as three array literals for `unnest` in a query. */
const messageColumns = (messages: readonly MessageKey[]) => ({
  users: arrayOf(messages.map(({ userId }) => userId)),
  days: arrayOf(messages.map(({ day }) => day)),
  kinds: arrayOf(messages.map(({ kind }) => kind)),
});

export type PlannedFor = PlannedMessage & { readonly userId: string };

/** Plan messages of many users. Reschedule a message that is already planned, unless a worker is sending it. */
export async function putMessages(tx: Tx, messages: readonly PlannedFor[]): Promise<void> {
  if (messages.length === 0) return;
  const { users, days, kinds } = messageColumns(messages);
  await sql`
    insert into app.planned_messages as m (user_id, day, kind, due_at, until_at)
    select user_id, day, kind, to_timestamp(due / 1000.0), to_timestamp(until / 1000.0)
      from unnest(${users}::uuid[], ${days}::date[], ${kinds}::text[],
        ${arrayOf(messages.map(({ dueMs }) => dueMs))}::bigint[],
        ${arrayOf(messages.map(({ untilMs }) => untilMs))}::bigint[]) p (user_id, day, kind, due, until)
    on conflict (user_id, day, kind) do update set due_at = excluded.due_at, until_at = excluded.until_at
      where m.claimed_until is null`.execute(tx);
}

/**
 * Claim at most `limit` due messages of all users until `until`, earliest due time first. Skip rows that another worker
 * is claiming. The cost depends on the number of due messages, not on the number of users.
 */
export async function claimMessages(tx: Tx, now: Date, until: Date, limit: number): Promise<ClaimedMessage[]> {
  const { rows } = await sql<{ user_id: string; day: Day; kind: NotificationKind }>`
    with due as materialized (
      select user_id, day, kind from app.planned_messages
      where due_at <= ${now} and (claimed_until is null or claimed_until <= ${now})
      order by due_at, user_id limit ${limit} for update skip locked
    )
    update app.planned_messages m set claimed_until = ${until}
    from due
    where m.user_id = due.user_id and m.day = due.day and m.kind = due.kind
    returning m.user_id, m.day, m.kind`.execute(tx);
  return rows.map(({ user_id: userId, day, kind }) => ({ userId, day, kind, until }));
}

/** Release claimed messages that were not sent, so that another worker can claim them at once. */
export async function releaseMessages(tx: Tx, claimed: readonly ClaimedMessage[]): Promise<void> {
  const { users, days, kinds } = messageColumns(claimed);
  await sql`
    update app.planned_messages m set claimed_until = null
    from unnest(${users}::uuid[], ${days}::date[], ${kinds}::text[],
      ${arrayOf(claimed.map(({ until }) => until.toISOString()))}::timestamptz[]) c (user_id, day, kind, claimed_until)
    where m.user_id = c.user_id and m.day = c.day and m.kind = c.kind and m.claimed_until = c.claimed_until`.execute(
    tx,
  );
}

/** A message and its new due time `dueMs` (epoch ms). An omitted field leaves its column unchanged. */
export type Postponed = MessageKey & {
  readonly dueMs: number;
  readonly untilMs?: number;
  readonly tries?: number;
  readonly left?: readonly string[];
};

export async function postponeMessages(tx: Tx, messages: readonly Postponed[]): Promise<void> {
  if (messages.length === 0) return;
  await sql`
    update app.planned_messages m set claimed_until = null, due_at = to_timestamp(p."dueMs" / 1000.0),
      until_at = coalesce(to_timestamp(p."untilMs" / 1000.0), m.until_at), tries = coalesce(p.tries, m.tries),
      left_devices = coalesce(p."left", m.left_devices)
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
      p ("userId" uuid, day date, kind text, "dueMs" bigint, "untilMs" bigint, tries integer, "left" text[])
    where m.user_id = p."userId" and m.day = p.day and m.kind = p.kind`.execute(tx);
}

export async function removeMessages(tx: Tx, messages: readonly MessageKey[]): Promise<void> {
  if (messages.length === 0) return;
  const { users, days, kinds } = messageColumns(messages);
  await sql`
    delete from app.planned_messages m
    using unnest(${users}::uuid[], ${days}::date[], ${kinds}::text[]) d (user_id, day, kind)
    where m.user_id = d.user_id and m.day = d.day and m.kind = d.kind`.execute(tx);
}

/** A claimed message with the reminder settings of its user. */
export type ClaimedReminder = {
  readonly claimed: ClaimedMessage;
  readonly untilMs: number;
  readonly tries: number;
  /** Ids of the devices that a retry must reach; null at the first attempt, which sends to all devices. */
  readonly left: readonly string[] | null;
  readonly kinds: readonly NotificationKind[];
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
  /** The kinds of messages that were already sent to the user on this day. */
  readonly sent: readonly NotificationKind[];
};

type ClaimedRow = Omit<ClaimedReminder, 'claimed' | 'untilMs' | 'sent'> & {
  place: number;
  until_at: Date;
  sent: SentKinds;
};

/** Return the messages whose claim this worker still holds, each with the reminder settings of its user. */
export async function readClaimedReminders(tx: Tx, messages: readonly ClaimedMessage[]): Promise<ClaimedReminder[]> {
  const { users, days, kinds } = messageColumns(messages);
  const untils = arrayOf(messages.map(({ until }) => until.toISOString()));
  const { rows } = await sql<ClaimedRow>`
    select c.place::int, m.until_at, m.tries, m.left_devices as left, r.kinds, r.quiet_from, r.quiet_until, r.sent
    from unnest(${users}::uuid[], ${days}::date[], ${kinds}::text[], ${untils}::timestamptz[])
        with ordinality c (user_id, day, kind, claimed_until, place)
      join app.planned_messages m on m.user_id = c.user_id and m.day = c.day and m.kind = c.kind
        and m.claimed_until = c.claimed_until
      join app.reminders r on r.user_id = m.user_id
    order by c.place`.execute(tx);
  return rows.flatMap(({ place, until_at: untilAt, sent, ...row }) => {
    const claimed = messages[place - 1];
    return claimed === undefined
      ? []
      : [{ ...row, claimed, untilMs: untilAt.getTime(), sent: sent[claimed.day] ?? [] }];
  });
}

/**
 * In one statement, record the messages in `sent` as sent, delete records of sent messages that are older than two
 * days, and delete the messages in `over` from the plan. `sent` must not contain two messages of one user, because an
 * UPDATE can change a row only once.
 */
export async function recordSentMessages(
  tx: Tx,
  sent: readonly MessageKey[],
  over: readonly MessageKey[],
): Promise<void> {
  const [recorded, done] = [messageColumns(sent), messageColumns(over)];
  await sql`
    with done as (
      delete from app.planned_messages m
      using unnest(${done.users}::uuid[], ${done.days}::date[], ${done.kinds}::text[]) d (user_id, day, kind)
      where m.user_id = d.user_id and m.day = d.day and m.kind = d.kind
    )
    update app.reminders r set sent = (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(r.sent) where key > t.day - 3 || ''
      ) || jsonb_build_object(t.day::text, coalesce(r.sent -> t.day::text, '[]') || to_jsonb(t.kind))
    from unnest(${recorded.users}::uuid[], ${recorded.days}::date[], ${recorded.kinds}::text[]) t (user_id, day, kind)
    where r.user_id = t.user_id and not coalesce(r.sent -> t.day::text, '[]') ? t.kind`.execute(tx);
}
