import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Random } from '../../random/random.ts';
import type { AttemptLimits } from './attempt-limits/attempt-limits.ts';
import type { DeviceStore } from './attempt-limits/device-store.ts';
import type { EmailLimits } from './attempt-limits/email-limits.ts';
import { callerAddressOf, readSignInAttempt } from './attempt-limits/trusted-device.ts';
import { sampleEmail } from './demo/sample-user.ts';
import type { IdentityEmails } from './emails/identity-emails.ts';
import { checkCurrentPassword } from './passwords/current-password.ts';
import { newPasswordFault } from './passwords/new-password-fault.ts';
import { carrySession, requireProofOfCallback } from './providers/callback-proof.ts';
import { newPasswordField, pathsWithCurrentPassword } from './requests/password-paths.ts';
import { proofOfEmail, proofOfPasskey, proofOfSession, proofOfUser, requireProof } from './sessions/proof.ts';
import { alreadyConnected } from './sessions/proven-writes.ts';
import { claimCodeStep, findPendingUser } from './two-factor/code-step.ts';
import { hasRecentLogin } from './two-factor/recent-login.ts';
import { checkPasskeyOwner } from './two-factor/two-factor.ts';

/** RFC 5321 allows no mail to an address over 254 characters. */
const emailSchema = z.email().check(z.maxLength(254));

const pathsWithEmail = new Set(['/sign-up/email', '/sign-in/email', '/request-password-reset', '/account/email']);

/** Requests that change ways to sign in need a recent login, because a stranger may use an unlocked device. */
const pathsWithRecentLogin = new Set([
  '/passkey/generate-register-options',
  '/passkey/delete-passkey',
  '/account/disconnect',
]);

/** Requests that name the account by its email. */
const pathsProvedByEmail = new Set(['/sign-in/email', '/request-password-reset']);

/** Requests that are proved by a passkey or by a link from an email, whatever session the browser has. */
const pathsWithOwnProof = new Set([
  '/passkey/verify-authentication',
  '/account/email/undo',
  '/account/email/undo/check',
]);

/** Paths that visitors of the demo may not call: all visitors share the sample user, whose account must not change. */
const changesAccount = /^\/(account\/|update-user|change-password|sessions\/|two-factor\/|passkey\/|link-social)/;
const sampleAccountRefusal = {
  code: 'SAMPLE_PERSON',
  message: 'The sample journal belongs to everybody and stays as it is.',
};

export const emailOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email.trim().toLowerCase()
    : '';

export type HookOptions = {
  readonly pool: pg.Pool;
  readonly limits: AttemptLimits;
  readonly devices: DeviceStore;
  readonly emailLimits: EmailLimits;
  readonly emails: IdentityEmails;
  readonly random: Random;
};

/** Check a request before better-auth handles it: email, new password, limits, sample user, recent login. */
export const checkRequest = ({ limits, devices, emailLimits, pool }: HookOptions) =>
  createAuthMiddleware(async (context) => {
    const { path, body } = context;
    if (pathsWithEmail.has(path) && !z.safeParse(emailSchema, emailOf(body)).success) {
      throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Please enter a valid email address.' });
    }
    const password = body?.[newPasswordField[path] ?? ''];
    const fault = typeof password === 'string' ? newPasswordFault(password) : null;
    if (fault) throw new APIError('BAD_REQUEST', fault);
    if (path === '/passkey/verify-authentication') requireProof(await proofOfPasskey(pool, String(body.response.id)));
    if (path === '/callback/:id') await requireProofOfCallback(context, pool);
    if (path === '/sign-in/email') await limits.countSignIn(await readSignInAttempt(context, devices, emailOf(body)));
    if (path === '/sign-up/email') await limits.countSignUp(callerAddressOf(context));
    if (path === '/request-password-reset') {
      // Create no further link for a mailbox that has received enough links. The older links stay valid.
      const isAllowed = await emailLimits.allowsReset(emailOf(body), callerAddressOf(context));
      if (!isAllowed) return context.json({ status: true });
    }
    if (pathsProvedByEmail.has(path)) requireProof(await proofOfEmail(pool, emailOf(body)));
    const session = changesAccount.test(path) ? await getSessionFromCtx(context) : null;
    if (!session && path.startsWith('/two-factor/verify-')) {
      const userId = await findPendingUser(context);
      requireProof(await proofOfUser(pool, userId ?? ''));
      if (userId !== undefined && path === '/two-factor/verify-totp') {
        await limits.countCode(userId);
        await claimCodeStep(context, pool, userId);
      }
    }
    if (!session) return undefined;
    if (!pathsWithOwnProof.has(path)) requireProof(await proofOfSession(pool, session.session.id));
    if (session.user.email === sampleEmail) throw new APIError('FORBIDDEN', sampleAccountRefusal);
    if (pathsWithCurrentPassword.has(path)) await limits.countPasswordCheck(session.user.id);
    if (path === '/passkey/delete-passkey') await checkPasskeyOwner(pool, body.id, session.user.id);
    let mustBeRecent = pathsWithRecentLogin.has(path);
    if (path === '/link-social') {
      const result = await checkCurrentPassword(context.context, session.user.id, body.password);
      if (result === 'wrong')
        throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Incorrect password.' });
      mustBeRecent = result === 'none';
      const methods = await context.context.internalAdapter.findAccounts(session.user.id);
      if (methods.some(({ providerId }) => providerId === body.provider)) throw alreadyConnected();
      await carrySession(session.session.id);
    }
    if (mustBeRecent && !(await hasRecentLogin(context.context, pool, session))) {
      const message = 'Please sign out and sign in again to perform this action.';
      throw new APIError('FORBIDDEN', { code: 'REQUIRES_RECENT_LOGIN', message });
    }
    return undefined;
  });
