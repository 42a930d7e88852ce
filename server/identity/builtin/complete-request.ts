import { APIError, createAuthMiddleware } from 'better-auth/api';
import {
  addressTaken,
  createEmailConfirmation,
  reportEndedEmailChange,
  welcomeLinkLifetimeMs,
} from './account/email-confirmation.ts';
import { callerAddressOf, trustDevice } from './attempt-limits/trusted-device.ts';
import { emailOf, type HookOptions } from './check-request.ts';
import { pathsWithCurrentPassword } from './requests/password-paths.ts';
import { hasAuthenticatorApp } from './two-factor/change-app.ts';
import { plainRefusal } from './two-factor/plain-refusals.ts';

const endsLinks = (path: string, hasNewSession: boolean) =>
  path === '/change-password' ||
  path === '/two-factor/disable' ||
  (path === '/two-factor/verify-totp' && hasNewSession);

/**
 * After better-auth has handled a request, reset counts, report what a new password cancelled, and welcome new users.
 */
export const completeRequest = ({ limits, devices, emailLimits, emails, random, pool }: HookOptions) =>
  createAuthMiddleware(async (call) => {
    const { path, context } = call;
    const { newSession, session, returned } = context;
    const isDone = !(returned instanceof APIError);
    // A concurrent sign-up created the account first: report that the address is taken.
    if (!isDone && returned.body?.code === 'FAILED_TO_CREATE_USER') {
      if (await context.internalAdapter.findUserByEmail(emailOf(call.body))) throw addressTaken();
    }
    const refusal = !isDone && path.startsWith('/two-factor/') ? await plainRefusal(call, returned) : null;
    if (refusal) throw refusal;
    if (pathsWithCurrentPassword.has(path) && session && isDone) await limits.clearPasswordChecks(session.user.id);
    // Ask for no code if no app can show one: earlier versions could leave an app half added.
    const isSecondStep = path === '/sign-in/email' && newSession?.user['twoFactorEnabled'] === true;
    if (isSecondStep && !(await hasAuthenticatorApp(context, newSession.user.id))) {
      context.setNewSession({ ...newSession, user: { ...newSession.user, twoFactorEnabled: false } });
    }
    // Strangers with the password may have requested links and ended them, so that the owner could not get another.
    if (session && isDone && endsLinks(path, newSession !== null)) await emailLimits.clearResets(session.user.email);
    if (path === '/change-password' && session && isDone) {
      // A new password makes all devices untrusted: trust the device that changed the password.
      await trustDevice(call, devices, { userId: session.user.id, device: null });
      const endedEmailChange = await reportEndedEmailChange(pool, session.user.id);
      return call.json({ ...Object(returned), endedEmailChange });
    }
    if (path === '/sign-up/email' && newSession) {
      const { id: userId, email: to } = newSession.user;
      const change = { userId, from: to, to, lifetimeMs: welcomeLinkLifetimeMs };
      await trustDevice(call, devices, { userId, device: null });
      if (await emailLimits.allowsWelcome(to, callerAddressOf(call))) {
        emails.sendWelcome(to, await createEmailConfirmation(context.internalAdapter, random, change));
      }
    }
    return undefined;
  });
