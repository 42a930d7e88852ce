import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import * as z from 'zod/mini';
import type { Random } from '../../../deps/deps.ts';
import type { AttemptLimits } from '../attempt-limits/attempt-limits.ts';
import { sampleEmail } from '../demo/sample-account.ts';
import type { IdentityEmails } from '../emails/identity-emails.ts';
import { hasAuthenticatorApp, listPasskeys } from '../two-factor/two-factor.ts';
import {
  confirmEmail,
  createEmailConfirmation,
  emailChangeLifetimeMs,
  welcomeLinkLifetimeMs,
} from './email-confirmation.ts';

type Parts = { readonly limits: AttemptLimits; readonly emails: IdentityEmails; readonly random: Random };

const refuse = (code: string, message: string) => new APIError('BAD_REQUEST', { code, message });

/** What a person may ask of their own account, beside what the library has. */
export function accountEndpoints({ limits, emails, random }: Parts) {
  return {
    id: 'account-calls',
    endpoints: {
      readAccount: createAuthEndpoint(
        '/account',
        { method: 'GET', use: [sensitiveSessionMiddleware] },
        async ({ context, json }) => {
          const { name, email, emailVerified, id } = context.session.user;
          const accounts = await context.internalAdapter.findAccounts(id);
          const ways = accounts.map(({ providerId }) => providerId);
          const providers = ways.filter((way) => way !== 'credential');
          const passkeys = await listPasskeys(context, id);
          const hasCode = await hasAuthenticatorApp(context, id);
          const isSample = email === sampleEmail;
          return json({
            name,
            email,
            emailVerified,
            hasPassword: ways.includes('credential'),
            providers,
            passkeys,
            hasCode,
            isSample,
          });
        },
      ),

      askNewEmail: createAuthEndpoint(
        '/account/email',
        {
          method: 'POST',
          body: z.object({ email: z.string(), password: z.string() }),
          use: [sensitiveSessionMiddleware],
        },
        async ({ context, body, json }) => {
          const { internalAdapter: adapter, password, session } = context;
          const { user } = session;
          const to = body.email.trim().toLowerCase();
          if (to === user.email) throw refuse('EMAIL_UNCHANGED', 'That is your e-mail already.');
          const account = await adapter.findCredentialAccount(user.id);
          if (!account?.password) throw refuse('NO_PASSWORD', 'This account has no password yet.');
          if (!(await password.verify({ hash: account.password, password: body.password })))
            throw refuse('INVALID_PASSWORD', 'Incorrect password. Please try again.');
          await limits.countEmailRequest(to);
          // Alike in answer and work: a person's address book could be read by asking for one after another.
          const token = await createEmailConfirmation(adapter, random, {
            userId: user.id,
            from: user.email,
            to,
            livesMs: emailChangeLifetimeMs,
          });
          if (await adapter.findUserByEmail(to)) emails.sendAddressTaken(to);
          else emails.sendNewAddress(to, token);
          emails.sendAddressWillChange(user.email);
          return json({ status: true });
        },
      ),

      confirmAddress: createAuthEndpoint(
        '/account/email/confirm',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async ({ context, body, json }) => {
          const { from, to } = await confirmEmail(context.internalAdapter, body.token);
          if (from !== to) emails.sendAddressChanged(from);
          return json({ status: true, isChange: from !== to });
        },
      ),

      askConfirmation: createAuthEndpoint(
        '/account/email/again',
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async ({ context, json }) => {
          const { id: userId, email, emailVerified } = context.session.user;
          if (emailVerified) return json({ status: true });
          await limits.countEmailRequest(email);
          const change = { userId, from: email, to: email, livesMs: welcomeLinkLifetimeMs };
          emails.sendWelcome(email, await createEmailConfirmation(context.internalAdapter, random, change));
          return json({ status: true });
        },
      ),

      isResetOpen: createAuthEndpoint(
        '/reset-password/check',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async ({ context, body, json }) => {
          const kept = await context.internalAdapter.findVerificationValue(`reset-password:${body.token}`);
          if (!kept || kept.expiresAt < new Date()) {
            throw refuse('INVALID_TOKEN', 'This link has been used already or is too old.');
          }
          return json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
