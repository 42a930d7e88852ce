import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Random } from '../../../random/random.ts';
import type { AttemptLimits } from '../attempt-limits/attempt-limits.ts';
import type { DeviceStore } from '../attempt-limits/device-store.ts';
import { trustDevice } from '../attempt-limits/trusted-device.ts';
import type { IdentityEmails } from '../emails/identity-emails.ts';
import type { RecordEvent } from '../record-events.ts';
import { inLockedAccount } from '../sessions/proof.ts';
import { hasAuthenticatorApp } from '../two-factor/change-app.ts';
import { reportEndedEmailChange } from './email-confirmation.ts';
import { invalidToken } from './link-secret.ts';
import { isEmpty, type RemovedWays, removeUnprovenWays } from './remove-unproven-ways.ts';

type Parts = {
  readonly pool: pg.Pool;
  readonly limits: AttemptLimits;
  readonly devices: DeviceStore;
  readonly emails: IdentityEmails;
  readonly random: Random;
  readonly record: RecordEvent;
};

type Reset = {
  readonly linkId: string;
  readonly userId: string;
  readonly passwordHash: string;
  /** The id of the password's new row if the account has no password yet. */
  readonly newId: string;
};

/**
 * Use up the link, set the password, end all sessions, and remove the ways to sign in that a stranger may have added.
 * Return null for an expired or used link.
 */
async function resetIn(
  client: pg.PoolClient,
  { linkId, userId, passwordHash, newId }: Reset,
): Promise<{ readonly email: string; readonly removed: RemovedWays } | null> {
  const found = 'select "email" from identity."user" where "id" = $1';
  const owner = (await client.query<{ email: string }>(found, [userId])).rows[0];
  const link = await client.query('delete from identity.verification where "id" = $1 and "expiresAt" > now()', [
    linkId,
  ]);
  if (owner === undefined || link.rowCount !== 1) return null;
  await client.query('delete from identity.session where "userId" = $1', [userId]);
  const { rowCount } = await client.query(
    `update identity.account set "password" = $2, "updatedAt" = now() where "userId" = $1 and "providerId" = 'credential'`,
    [userId, passwordHash],
  );
  if (rowCount === 0) {
    await client.query(
      `insert into identity.account ("id", "accountId", "providerId", "userId", "password", "updatedAt")
       values ($3, $1, 'credential', $1, $2, now())`,
      [userId, passwordHash, newId],
    );
  }
  return { email: owner.email, removed: await removeUnprovenWays(client, userId) };
}

/**
 * Add the endpoint that resets a password in one transaction. It replaces better-auth's endpoint, which works step by
 * step: after a failed step, the password could be new while a stranger stayed signed in.
 */
export const resetPasswordEndpoint = ({ pool, limits, devices, emails, random, record }: Parts) =>
  ({
    id: 'reset-password',
    endpoints: {
      resetPassword: createAuthEndpoint(
        '/reset-password',
        { method: 'POST', body: z.object({ token: z.string(), newPassword: z.string() }) },
        async (call) => {
          const { context, body, json } = call;
          const link = await context.internalAdapter.findVerificationValue(`reset-password:${body.token}`);
          if (!link) throw invalidToken();
          const { id: linkId, value: userId } = link;
          const passwordHash = await context.password.hash(body.newPassword);
          const reset = { linkId, userId, passwordHash, newId: random.id() };
          // Resets of an account run one after another: the first one revokes the links of the others.
          const done = await inLockedAccount(pool, userId, (client) => resetIn(client, reset));
          if (!done) throw invalidToken();
          // Send no undo link: the person who reset the password reads this mailbox.
          emails.sendNotice(done.email, isEmpty(done.removed) ? 'passwordReset' : 'waysRemoved');
          await record(userId, 'password_reset', call.headers ?? null);
          await reportEndedEmailChange(pool, userId);
          // Strangers with the old password may have used up the codes.
          await limits.clearCodes(userId);
          // Strangers may have used up the account's sign-in attempts. A trusted device has a separate count.
          if (!(await hasAuthenticatorApp(context, userId))) await trustDevice(call, devices, { userId, device: null });
          return json({ status: true, removed: done.removed });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
