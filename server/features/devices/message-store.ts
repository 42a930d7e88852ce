import { sql } from 'kysely';
import type { Ledger } from '../../../core/domain/ledger/ledger-state.ts';
import type { NotificationKind } from '../../../core/domain/notifications/notifications.ts';
import type { Tx } from '../../db/db.ts';
import type { SentKinds } from '../../db/schema.ts';
import { arrayOf, type ClaimedMessage, messageColumns } from '../reminders/planned-message-store.ts';
import type { SendTo } from './device-store.ts';

type StoredDevice = { id: string; token: string; p256dh: string | null; auth: string | null; seenMs: number };

/** All that the judgement of one message needs. */
export type OpenMessage = {
  readonly claimed: ClaimedMessage;
  readonly untilMs: number;
  readonly tries: number;
  /** Ids of the devices it did not reach yet, null for all. */
  readonly left: readonly string[] | null;
  readonly kinds: readonly NotificationKind[];
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
  /** The kinds that were sent for the message's day. */
  readonly sent: readonly NotificationKind[];
  readonly devices: readonly (SendTo & { readonly seenMs: number })[];
  readonly timeZone: string | null;
  /** Null before the person's first claim of a zone. */
  readonly ledger: Ledger | null;
};

type Row = Omit<OpenMessage, 'claimed' | 'devices' | 'untilMs' | 'sent' | 'ledger'> & {
  place: number;
  until_at: Date;
  sent: SentKinds;
  devices: StoredDevice[];
  state: Ledger['state'] | null;
  rows: Ledger['rows'];
};

const sendToOf = ({ id, token, p256dh, auth, seenMs }: StoredDevice) => ({
  id,
  seenMs,
  address:
    p256dh === null || auth === null
      ? ({ kind: 'fcm', token } as const)
      : ({ kind: 'web', endpoint: token, p256dh, auth } as const),
});

/**
 * Messages with their people's choices, devices and ledgers, read at one moment. Those that this worker's claim is no
 * longer good for are left out, and those of people who are no more.
 */
export async function openMessages(tx: Tx, messages: readonly ClaimedMessage[]): Promise<OpenMessage[]> {
  const { users, days, kinds } = messageColumns(messages);
  const untils = arrayOf(messages.map(({ until }) => until.toISOString()));
  const { rows } = await sql<Row>`
    select c.place::int, m.until_at, m.tries, m.left_devices as left, r.kinds, r.quiet_from, r.quiet_until, r.sent,
      (select coalesce(jsonb_agg(jsonb_build_object('id', encode(token_hash, 'hex'), 'token', token, 'p256dh', p256dh,
          'auth', auth, 'seenMs', extract(epoch from updated_at) * 1000)), '[]')
        from app.devices d where d.user_id = m.user_id) as devices,
      u.time_zone as "timeZone", u.ledger as state,
      (select coalesce(jsonb_agg(d.row order by d.day), '[]')
        from app.days d where d.user_id = m.user_id and d.day >= u.load_from) as rows
    from unnest(${users}::uuid[], ${days}::date[], ${kinds}::text[], ${untils}::timestamptz[])
        with ordinality c (user_id, day, kind, claimed_until, place)
      join app.planned_messages m on m.user_id = c.user_id and m.day = c.day and m.kind = c.kind
        and m.claimed_until = c.claimed_until
      join app.reminders r on r.user_id = m.user_id
      join app.users u on u.user_id = m.user_id
    order by c.place`.execute(tx);
  return rows.flatMap(({ place, until_at: untilAt, devices, sent, state, rows: days, ...open }) => {
    const claimed = messages[place - 1];
    if (claimed === undefined) return [];
    const ledger = state === null ? null : { state, rows: days };
    const sentOfDay = sent[claimed.day] ?? [];
    return { ...open, claimed, untilMs: untilAt.getTime(), sent: sentOfDay, devices: devices.map(sendToOf), ledger };
  });
}
