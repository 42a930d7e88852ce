import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { parseUserOutput } from 'better-auth/db';
import type pg from 'pg';
import * as z from 'zod/mini';
import { currentProof, inLockedAccount, proofEnded, proofOfUser, requireProof } from '../sessions/proof.ts';
import { checkCurrentPassword } from './current-password.ts';

/**
 * Add the endpoint that changes the password and ends all other sessions in one transaction. It replaces better-auth's
 * endpoint, which works step by step: it would create a session although the owner had just reset the password.
 */
export const changePasswordEndpoint = (pool: pg.Pool) =>
  ({
    id: 'change-password',
    endpoints: {
      changePassword: createAuthEndpoint(
        '/change-password',
        {
          method: 'POST',
          body: z.object({ currentPassword: z.string(), newPassword: z.string() }),
          use: [sensitiveSessionMiddleware],
        },
        async (call) => {
          const { context, body, json } = call;
          const { user } = context.session;
          if ((await checkCurrentPassword(context, user.id, body.currentPassword)) !== 'right') {
            const message = 'Incorrect password. Please try again.';
            throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message });
          }
          const passwordHash = await context.password.hash(body.newPassword);
          const proof = currentProof();
          if (!proof) throw proofEnded();
          const epoch = await inLockedAccount(pool, proof, async (client) => {
            await client.query('delete from identity.session where "userId" = $1', [user.id]);
            await client.query(
              `update identity.account set "password" = $2, "updatedAt" = now()
               where "userId" = $1 and "providerId" = 'credential'`,
              [user.id, passwordHash],
            );
            return (await proofOfUser(client, user.id))?.epoch;
          });
          // The new password is the proof of the new session.
          requireProof(epoch === undefined ? undefined : { userId: user.id, epoch });
          const session = await context.internalAdapter.createSession(user.id);
          await setSessionCookie(call, { session, user });
          return json({ user: parseUserOutput(context.options, user) });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
