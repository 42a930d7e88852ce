import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import type { AttemptLimits } from './attempt-limits.ts';
import type { DeviceStore } from './device-store.ts';
import { readSignInAttempt, trustDevice } from './trusted-device.ts';

/** Requests that can complete a sign-in with a password: they check the password or the code of the second step. */
const signInPaths = new Set(['/sign-in/email', '/two-factor/verify-totp', '/two-factor/verify-backup-code']);

type Parts = { readonly limits: AttemptLimits; readonly devices: DeviceStore };

/**
 * Reset the counts and trust the device after a sign-in. Install this plugin after the two-factor plugin, which delays
 * the session until the user enters a code.
 */
export const completeSignIn = ({ limits, devices }: Parts) =>
  ({
    id: 'after-sign-in',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path !== undefined && signInPaths.has(path),
          handler: createAuthMiddleware(async (call) => {
            const { newSession, session } = call.context;
            // A code that is entered within a session adds an authenticator app. It is not a sign-in.
            const isSignIn = call.path === '/sign-in/email' || !session;
            if (!newSession || !isSignIn) return;
            const attempt = await readSignInAttempt(call, devices, newSession.user.email);
            await limits.clearSignIn(attempt);
            if (call.path !== '/sign-in/email') await limits.clearCodes(newSession.user.id);
            await trustDevice(call, devices, { userId: newSession.user.id, device: attempt.device });
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
