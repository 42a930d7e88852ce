import { APIError, createAuthMiddleware } from 'better-auth/api';
import {
  addressTaken,
  createEmailConfirmation,
  reportEndedEmailChange,
  welcomeLinkLifetimeMs,
} from './account/email-confirmation.ts';
import type { RemovedWays } from './account/remove-unproven-ways.ts';
import { trustDevice } from './attempt-limits/trusted-device.ts';
import { emailOf, type HookOptions, pathsWithCurrentPassword } from './check-request.ts';
import { hasAuthenticatorApp } from './two-factor/two-factor.ts';

/** Whose password a request reset, and what the reset removed: the library's own callback cannot add to the response. */
export const resets = new WeakMap<Request, { readonly userId: string; readonly removed: RemovedWays }>();

/** Complete a request that the library handled: reset counts, report what a new password ended, welcome new users. */
export const completeRequest = ({ limits, devices, emailLimits, emails, random, pool }: HookOptions) =>
  createAuthMiddleware(async (call) => {
    const { path, context } = call;
    const { newSession, session, returned } = context;
    const isDone = !(returned instanceof APIError);
    // A simultaneous sign-up with the same e-mail was faster.
    if (!isDone && returned.body?.code === 'FAILED_TO_CREATE_USER') {
      if (await context.internalAdapter.findUserByEmail(emailOf(call.body))) throw addressTaken();
    }
    if (pathsWithCurrentPassword.has(path) && session && isDone) await limits.clearPasswordChecks(session.user.id);
    if (path === '/change-password' && session && isDone) {
      // The new password ended the trust in all devices: trust the one that changed it.
      await trustDevice(call, devices, { userId: session.user.id, device: null });
      const endedEmailChange = await reportEndedEmailChange(pool, session.user.id);
      return call.json({ ...Object(returned), endedEmailChange });
    }
    const reset = call.request && resets.get(call.request);
    if (reset && isDone) {
      const { userId, removed } = reset;
      // Others may have used up the attempts: trust the device, unless its sign-in still needs a code.
      if (!(await hasAuthenticatorApp(context, userId))) await trustDevice(call, devices, { userId, device: null });
      return call.json({ ...Object(returned), removed });
    }
    if (path === '/sign-up/email' && newSession) {
      const { id: userId, email: to } = newSession.user;
      const change = { userId, from: to, to, lifetimeMs: welcomeLinkLifetimeMs };
      await trustDevice(call, devices, { userId, device: null });
      if (await emailLimits.allowsWelcome(to)) {
        emails.sendWelcome(to, await createEmailConfirmation(context.internalAdapter, random, change));
      }
    }
    return undefined;
  });
