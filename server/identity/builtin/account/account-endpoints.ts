import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import * as z from 'zod/mini';
import type { Random } from '../../../deps.ts';
import type { LockOut } from '../attempt-limits/attempt-limits.ts';
import { sampleEmail } from '../demo/sample-account.ts';
import type { Letters } from '../emails/identity-emails.ts';
import { asksForCode, passkeysOf } from '../two-factor/two-factor.ts';
import { confirmEmail, confirmSoonMs, confirmWelcomeMs, newConfirmation } from './email-confirmation.ts';

type Parts = { readonly lockOut: LockOut; readonly letters: Letters; readonly random: Random };

const refuse = (code: string, message: string) => new APIError('BAD_REQUEST', { code, message });

/** What a person may ask of their own account, beside what the library has. */
export function accountCalls({ lockOut, letters, random }: Parts) {
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
          const passkeys = await passkeysOf(context, id);
          const hasCode = await asksForCode(context, id);
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
          await lockOut.takeReset(to);
          // Alike in answer and work: a person's address book could be read by asking for one after another.
          const token = await newConfirmation(adapter, random, {
            userId: user.id,
            from: user.email,
            to,
            livesMs: confirmSoonMs,
          });
          if (await adapter.findUserByEmail(to)) letters.emailIsTaken(to);
          else letters.newEmail(to, token);
          letters.emailWillChange(user.email);
          return json({ status: true });
        },
      ),

      confirmAddress: createAuthEndpoint(
        '/account/email/confirm',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async ({ context, body, json }) => {
          const { from, to } = await confirmEmail(context.internalAdapter, body.token);
          if (from !== to) letters.emailChanged(from);
          return json({ status: true, isChange: from !== to });
        },
      ),

      askConfirmation: createAuthEndpoint(
        '/account/email/again',
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async ({ context, json }) => {
          const { id: userId, email, emailVerified } = context.session.user;
          if (emailVerified) return json({ status: true });
          await lockOut.takeReset(email);
          const change = { userId, from: email, to: email, livesMs: confirmWelcomeMs };
          letters.welcome(email, await newConfirmation(context.internalAdapter, random, change));
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
