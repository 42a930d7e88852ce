import { hash } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import type pg from 'pg';
import { yearCookie } from '../attempt-limits/trusted-device.ts';
import { isRefused, type RecordEvent, recoveryCodePath } from '../record-events.ts';
import { countRecoveryCodes } from '../recovery-codes-left.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { IdentityEmails, Notice } from './identity-emails.ts';

const signIns = new Set([
  '/sign-up/email',
  '/sign-in/email',
  '/two-factor/verify-totp',
  recoveryCodePath,
  '/passkey/verify-authentication',
  '/callback/:id',
]);

/** The notice after a successful request, by the path of the request. */
const noticeAfter: Readonly<Record<string, Notice>> = {
  '/two-factor/generate-backup-codes': 'recoveryCodesMade',
  '/passkey/delete-passkey': 'passkeyRemoved',
  '/account/disconnect': 'providerRemoved',
};

const seenCookie = 'inward.seen_accounts';
const maxSeen = 10;

type Owner = { readonly userId: string; readonly email: string };

/** What a change needs that notifies the owner directly after its commit. */
export type ReportParts = {
  readonly pool: pg.Pool;
  readonly emails: IdentityEmails;
  readonly record: RecordEvent;
  /** Return the secret of a link that removes new ways to sign in, or null if the address was never confirmed. */
  readonly createUndo: (client: Pick<pg.ClientBase, 'query'>, owner: Owner) => Promise<string | null>;
};

/**
 * Notify the owner by email of sign-ins that a stranger may have made, of new recovery codes, and of removed ways to
 * sign in. A signed cookie lists the accounts that have signed in on this browser; a sign-in of another account is
 * reported as a new device.
 * Install this plugin after the two-factor plugin, which delays the session until the user enters a code.
 */
export const ownerNotices = ({ emails }: Pick<ReportParts, 'emails'>) =>
  ({
    id: 'owner-notices',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path !== undefined && signIns.has(path),
          handler: createAuthMiddleware(async (call) => {
            const { newSession, session, secret, options } = call.context;
            // A code that is entered within a session adds an authenticator app. It is not a sign-in.
            if (!newSession || (session && call.path.startsWith('/two-factor/'))) return;
            const { user } = newSession;
            if (call.path === recoveryCodePath)
              emails.sendRecoveryCodeUsed(user.email, await countRecoveryCodes(call.context, user.id));
            const account = hash('sha256', user.id, 'base64url').slice(0, 16);
            const value = await call.getSignedCookie(seenCookie, secret);
            const seen = typeof value === 'string' ? value.split(' ') : [];
            await call.setSignedCookie(
              seenCookie,
              [account, ...seen.filter((each) => each !== account)].slice(0, maxSeen).join(' '),
              secret,
              yearCookie(options),
            );
            if (seen.includes(account) || (call.request && signUps.has(call.request))) return;
            emails.sendNewDevice(user.email, deviceName(call.headers?.get('user-agent') ?? ''));
          }),
        },
        {
          matcher: ({ path }) => path !== undefined && path in noticeAfter,
          handler: createAuthMiddleware(async ({ path, context: { session, returned } }) => {
            const notice = noticeAfter[path];
            if (notice === undefined || isRefused(returned)) return;
            // If the address was never confirmed, a stranger may have signed up with it, and could fill its mailbox.
            if (session?.user.emailVerified) emails.sendNotice(session.user.email, notice);
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;

/** Requests that created an account. Their sign-in is not reported as a new device. */
const signUps = new WeakSet<Request>();

export const noteSignUp = async (_user: unknown, call: { readonly request?: Request | undefined } | null) => {
  if (call?.request) signUps.add(call.request);
};

/** Notify the owner that a provider was connected, unless the provider created the account. */
export const tellOfProvider =
  ({ emails, pool, createUndo, record }: ReportParts) =>
  async ({ id, userId, providerId }: { id: string; userId: string; providerId: string }): Promise<void> => {
    if (providerId === 'credential') return;
    const { rows } = await pool.query<{ email: string }>(
      `select u.email from identity."user" u
       where u.id = $1 and exists (select from identity.account a where a."userId" = u.id and a.id <> $2)`,
      [userId, id],
    );
    if (!rows[0]) return;
    const { email } = rows[0];
    emails.sendUndoable(email, 'providerAdded', await createUndo(pool, { userId, email }));
    await record(userId, 'provider_added');
  };
