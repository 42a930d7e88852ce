import type { AccountRecord } from '../../../identity/identity.ts';
import type { UserRow } from '../../users/user-store.ts';
import type { readAccountRows } from './export-store.ts';

const iso = (instant: Date) => instant.toISOString();

/**
 * `account.json`: what ties the journal to its account on this server. It is there to be read and is never brought back:
 * another account has its own. What a device is reached by is left out: whoever has it can write to it.
 */
export const accountView = (
  user: UserRow,
  { identities, devices, reminders, modelWeeks }: Awaited<ReturnType<typeof readAccountRows>>,
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
  /** A model is allowed on one server; the consent goes to no other. */
  aiSummaries: user.ai_summaries,
  aiAgreedTo: { model: user.ai_agreed_model, host: user.ai_agreed_host },
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
    asksForCode: signIn.asksForCode,
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
  waitingForModel: modelWeeks.map(({ week_start, version, ordered_at, due_at, failed }) => ({
    weekStart: week_start,
    version,
    orderedAt: iso(ordered_at),
    dueAt: iso(due_at),
    failed,
  })),
});
