import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import type { AttemptLimits } from './attempt-limits.ts';
import type { DeviceStore } from './device-store.ts';
import { readSignInAttempt, trustDevice } from './trusted-device.ts';

/** The requests that can complete a sign-in by password: they check the password or the second step's code. */
const signInPaths = new Set(['/sign-in/email', '/two-factor/verify-totp', '/two-factor/verify-backup-code']);

type Parts = { readonly limits: AttemptLimits; readonly devices: DeviceStore };

/**
 * After a sign-in, clear the counts of its attempts and trust the device. Install this after the two-factor plugin,
 * which withholds the session until a code was entered.
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
            // A signed-in user who verifies a code is adding an authenticator app. This is not a sign-in attempt, so
            // clear no count.
            const isSignIn = call.path === '/sign-in/email' || !session;
            if (!newSession || !isSignIn) return;
            const attempt = await readSignInAttempt(call, devices, newSession.user.email);
            await limits.clearSignIn(attempt);
            await trustDevice(call, devices, { userId: newSession.user.id, device: attempt.device });
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
