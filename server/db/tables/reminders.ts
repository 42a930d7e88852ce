import type { ColumnType, Generated } from 'kysely';
import type { NotificationKind } from '../../../core/domain/notifications/notifications.ts';
import type { DayColumn, Instant } from './columns.ts';

export type Devices = {
  user_id: string;
  /** SHA-256 of `token`, which is too long for an index. */
  token_hash: Buffer;
  /** The push token of the Android app, or the endpoint of a browser's push subscription. */
  token: string;
  /** The browser's keys as base64url; both null for the Android app. */
  p256dh: string | null;
  auth: string | null;
  device_info: ColumnType<unknown, string, string>;
  registered_at: Instant;
  updated_at: Instant;
};

export type SentKinds = Readonly<Record<string, readonly NotificationKind[]>>;

export type Reminders = {
  user_id: string;
  kinds: Generated<NotificationKind[]>;
  /** Quiet hours in minutes since local midnight; both null if there are none. */
  quiet_from: number | null;
  quiet_until: number | null;
  zone_offset: number | null;
  time_zone: string | null;
  /** When the next day must be planned. Null if the user has no device. */
  plan_at: ColumnType<Date | null, Date | null, Date | null>;
  /** The last day that was planned. Null if the current day must be planned again. */
  planned_day: ColumnType<string | null, string | null, string | null>;
  sent: ColumnType<SentKinds, string | undefined, string>;
};

export type PlannedMessages = {
  user_id: string;
  day: DayColumn;
  kind: NotificationKind;
  due_at: Instant;
  until_at: Instant;
  /** When the claim of a worker expires. */
  claimed_until: ColumnType<Date | null, Date | null, Date | null>;
  tries: Generated<number>;
  /** Token hashes (hex) of the devices that the message has not reached yet. Null for all devices. */
  left_devices: string[] | null;
};
