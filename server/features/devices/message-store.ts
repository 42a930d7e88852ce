import { sql } from 'kysely';
import type { NotificationKind } from '../../../core/domain/notifications.ts';
import type { Tx } from '../../db/db.ts';
import type { SentKinds } from '../../db/schema.ts';
import type { SendTo } from './device-store.ts';
import type { ClaimedMessage, MessageKey } from './planned-message-store.ts';

type StoredDevice = { id: string; token: string; p256dh: string | null; auth: string | null; seenMs: number };

/** All that the judgement of one message needs, read at once. */
export type OpenMessage = {
  readonly untilMs: number;
  readonly tries: number;
  /** Ids of the devices it did not reach yet, null for all. */
  readonly left: readonly string[] | null;
  readonly kinds: readonly NotificationKind[];
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
  readonly sent: readonly NotificationKind[];
  readonly devices: readonly (SendTo & { readonly seenMs: number })[];
};

/** The message with its person's choice and devices; null when this worker's claim is no longer good. */
export async function openMessage(tx: Tx, claimed: ClaimedMessage): Promise<OpenMessage | null> {
  const { userId, day, kind, until } = claimed;
  const { rows } = await sql<
    Omit<OpenMessage, 'devices' | 'untilMs' | 'sent'> & { until_at: Date; sent: SentKinds; devices: StoredDevice[] }
  >`
    select m.until_at, m.tries, m.left_devices as left, r.kinds, r.quiet_from, r.quiet_until, r.sent,
      (select coalesce(jsonb_agg(jsonb_build_object('id', encode(token_hash, 'hex'), 'token', token, 'p256dh', p256dh,
          'auth', auth, 'seenMs', extract(epoch from updated_at) * 1000)), '[]')
        from app.devices d where d.user_id = m.user_id) as devices
    from app.planned_messages m join app.reminders r on r.user_id = m.user_id
    where m.user_id = ${userId} and m.day = ${day} and m.kind = ${kind} and m.claimed_until = ${until}`.execute(tx);
  const row = rows[0];
  if (row === undefined) return null;
  const { until_at: untilAt, devices, sent, ...open } = row;
  return {
    ...open,
    untilMs: untilAt.getTime(),
    sent: sent[day] ?? [],
    devices: devices.map(({ id, token, p256dh, auth, seenMs }) => ({
      id,
      seenMs,
      address:
        p256dh === null || auth === null ? { kind: 'fcm', token } : { kind: 'web', endpoint: token, p256dh, auth },
    })),
  };
}

/**
 * Notes that a message of this kind was sent for the day; days long past are let go. It leaves the plan with the same
 * statement unless some devices are still to be reached.
 */
export async function noteSent(tx: Tx, { userId, day, kind }: MessageKey, isOver: boolean): Promise<void> {
  const unplanned = sql`
    with done as (delete from app.planned_messages where user_id = ${userId} and day = ${day} and kind = ${kind})`;
  await sql`
    ${isOver ? unplanned : sql``}
    update app.reminders set sent = (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(sent) where key > ${day}::date - 3 || ''
      ) || jsonb_build_object(${day}::text, coalesce(sent -> ${day}::text, '[]') || to_jsonb(${kind}::text))
    where user_id = ${userId} and not coalesce(sent -> ${day}::text, '[]') ? ${kind}`.execute(tx);
}
