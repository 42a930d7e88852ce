import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Random } from '../../../random/random.ts';
import type { EmailLimits } from '../attempt-limits/email-limits.ts';
import { callerAddressOf } from '../attempt-limits/trusted-device.ts';
import { sampleEmail } from '../demo/sample-user.ts';
import type { IdentityEmails } from '../emails/identity-emails.ts';
import { checkCurrentPassword } from '../passwords/current-password.ts';
import type { RecordEvent } from '../record-events.ts';
import { countRecoveryCodes } from '../recovery-codes-left.ts';
import { currentProof, inProvenAccount, proofEnded } from '../sessions/proof.ts';
import { hasAuthenticatorApp } from '../two-factor/change-app.ts';
import { listPasskeys } from '../two-factor/two-factor.ts';
import {
  cancelEmailChange,
  confirmEmail,
  createEmailConfirmation,
  emailChangeLifetimeMs,
  pendingEmail,
  welcomeLinkLifetimeMs,
} from './email-confirmation.ts';
import { isKeptForUndo } from './email-undo.ts';
import { invalidToken } from './link-secret.ts';

type Parts = {
  readonly record: RecordEvent;
  readonly pool: pg.Pool;
  readonly emailLimits: EmailLimits;
  readonly emails: IdentityEmails;
  readonly random: Random;
};

const refusal = (code: string, message: string) => new APIError('BAD_REQUEST', { code, message });

/** Return the endpoints for the user's account: read it, change and confirm its email, check a reset link. */
export function accountEndpoints({ pool, emailLimits, emails, random, record }: Parts) {
  return {
    id: 'account-calls',
    endpoints: {
      readAccount: createAuthEndpoint(
        '/account',
        { method: 'GET', use: [sensitiveSessionMiddleware] },
        async ({ context, json }) => {
          const { name, email, emailVerified, id } = context.session.user;
          const accounts = await context.internalAdapter.findAccounts(id);
          const methods = accounts.map(({ providerId }) => providerId);
          const hasCode = await hasAuthenticatorApp(context, id);
          return json({
            name,
            email,
            emailVerified,
            pendingEmail: await pendingEmail(pool, id),
            hasPassword: methods.includes('credential'),
            providers: methods.filter((method) => method !== 'credential'),
            passkeys: await listPasskeys(context, id),
            hasCode,
            ...(hasCode && { recoveryCodesLeft: await countRecoveryCodes(context, id) }),
            isSample: email === sampleEmail,
          });
        },
      ),

      requestEmailChange: createAuthEndpoint(
        '/account/email',
        {
          method: 'POST',
          body: z.object({ email: z.string(), password: z.string() }),
          use: [sensitiveSessionMiddleware],
        },
        async ({ context, headers, body, json }) => {
          const { internalAdapter: adapter, session } = context;
          const { id: userId, email: from } = session.user;
          const to = body.email.trim().toLowerCase();
          if (to === from) throw refusal('EMAIL_UNCHANGED', 'That is your email already.');
          const result = await checkCurrentPassword(context, userId, body.password);
          if (result === 'none') throw refusal('NO_PASSWORD', 'This account has no password yet.');
          if (result === 'wrong') throw refusal('INVALID_PASSWORD', 'Incorrect password. Please try again.');
          await emailLimits.countToStranger(to, userId, callerAddressOf({ headers }));
          // Create a link even for a taken address: neither answer nor duration may reveal that the address is taken.
          const change = { userId, from, to, lifetimeMs: emailChangeLifetimeMs };
          const token = await inProvenAccount(pool, async (client) => {
            await cancelEmailChange(client, userId);
            return createEmailConfirmation(adapter, random, change);
          });
          const isTaken = (await adapter.findUserByEmail(to)) || (await isKeptForUndo(pool, to, userId));
          if (isTaken) emails.sendAddressTaken(to);
          else emails.sendNewAddress(to, token);
          emails.sendAddressWillChange(from);
          return json({ status: true });
        },
      ),

      cancelEmailChange: createAuthEndpoint(
        '/account/email/cancel',
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async ({ context, json }) => {
          await inProvenAccount(pool, (client) => cancelEmailChange(client, context.session.user.id));
          return json({ status: true });
        },
      ),

      confirmNewAddress: createAuthEndpoint(
        '/account/email/confirm',
        { method: 'POST', body: z.object({ token: z.string() }), use: [sensitiveSessionMiddleware] },
        async ({ context, headers, body, json }) => {
          const parts = { adapter: context.internalAdapter, pool, random };
          const { id: userId, email } = context.session.user;
          const proof = currentProof();
          if (!proof) throw proofEnded();
          const change = await confirmEmail(parts, proof, body.token);
          if (change) await record(userId, 'email_changed', headers ?? null);
          if (change?.isPutBack) emails.sendAddressRestored(change.from);
          if (change?.undoToken) emails.sendAddressChanged(change.from, change.undoToken);
          return json({ status: true, isChange: change !== null, email: change?.to ?? email });
        },
      ),

      resendConfirmation: createAuthEndpoint(
        '/account/email/again',
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async ({ context, headers, json }) => {
          const { id: userId, email, emailVerified } = context.session.user;
          if (emailVerified) return json({ status: true });
          await emailLimits.countAgain(email, callerAddressOf({ headers }));
          const change = { userId, from: email, to: email, lifetimeMs: welcomeLinkLifetimeMs };
          emails.sendWelcome(email, await createEmailConfirmation(context.internalAdapter, random, change));
          return json({ status: true });
        },
      ),

      checkResetLink: createAuthEndpoint(
        '/reset-password/check',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async ({ context, body, json }) => {
          const stored = await context.internalAdapter.findVerificationValue(`reset-password:${body.token}`);
          if (!stored || stored.expiresAt < new Date()) throw invalidToken();
          return json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
