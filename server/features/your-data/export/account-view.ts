import type { IdentityKey } from '../../../db/db.ts';
import type { AccountRecord } from '../../../identity/identity.ts';
import type { listDevices } from '../../devices/device-store.ts';
import type { ReminderRow } from '../../reminders/reminder-store.ts';
import type { listModelWeeks } from '../../summaries/journal-store.ts';
import type { TokenRow } from '../../tokens/token-store.ts';
import type { UserRow } from '../../users/user-store.ts';

const iso = (instant: Date) => instant.toISOString();

export type AccountRows = {
  readonly identities: readonly IdentityKey[];
  readonly devices: Awaited<ReturnType<typeof listDevices>>;
  readonly reminders: ReminderRow | undefined;
  readonly tokens: readonly TokenRow[];
  readonly modelWeeks: Awaited<ReturnType<typeof listModelWeeks>>;
};

/**
 * Return the content of `account.json`: the data that belongs to the account on this server. An import ignores this
 * file, because the importing account has its own data. Omit push endpoints: anyone who has one can send to the device.
 */
export const accountView = (
  user: UserRow,
  { identities, devices, reminders, tokens, modelWeeks }: AccountRows,
  signIn: AccountRecord | null,
) => ({
  format: 'inward-account',
  version: 1,
  id: user.user_id,
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  profileImageUrl: user.picture,
  updatedAt: iso(user.updated_at),
  /** The consent is here and not in inward.json, because it applies to a model of this server. */
  aiSummaries: user.ai_summaries,
  aiAgreedTo: { model: user.ai_agreed_model, host: user.ai_agreed_host, earlierTitles: user.ai_agreed_earlier },
  openedSummary: user.opened_week,
  identities: identities.map(({ issuer, subject }) => ({ issuer, subject })),
  signIn: signIn && {
    name: signIn.name,
    email: signIn.email,
    emailVerified: signIn.emailVerified,
    picture: signIn.picture,
    createdAt: iso(signIn.createdAt),
    updatedAt: iso(signIn.updatedAt),
    methods: signIn.methods.map(({ provider, account, since }) => ({ provider, account, since: iso(since) })),
    passkeys: signIn.passkeys.map(({ name, since, deviceType, backedUp }) => ({
      name,
      since: since && iso(since),
      deviceType,
      backedUp,
    })),
    asksForCode: signIn.hasAuthenticatorApp,
    sessions: signIn.sessions.map(({ since, until, userAgent }) => ({
      since: iso(since),
      until: iso(until),
      userAgent,
    })),
  },
  devices: devices.map(({ p256dh, device_info, registered_at, updated_at }) => ({
    kind: p256dh === null ? 'wrapper' : 'browser',
    deviceInfo: device_info,
    registeredAt: iso(registered_at),
    updatedAt: iso(updated_at),
  })),
  reminders: reminders
    ? { kinds: reminders.kinds, quietFrom: reminders.quiet_from, quietUntil: reminders.quiet_until }
    : null,
  apiTokens: tokens.map(({ name, scopes, created_at, expires_at }) => ({
    name,
    scopes,
    createdAt: iso(created_at),
    expiresAt: iso(expires_at),
  })),
  waitingForModel: modelWeeks.map(({ week_start, version, ordered_at, due_at, failed }) => ({
    weekStart: week_start,
    version,
    orderedAt: iso(ordered_at),
    dueAt: iso(due_at),
    failed,
  })),
});
