import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { parseUserOutput } from 'better-auth/db';
import * as z from 'zod/mini';
import type { ReportParts } from '../emails/owner-notices.ts';
import { inProvenAccount, proofOfUser, requireProof } from '../sessions/proof.ts';
import { checkCurrentPassword } from './current-password.ts';

/**
 * Add the endpoint that changes the password, ends all other sessions and creates a new one, in one transaction. It
 * replaces better-auth's endpoint, which works step by step: it would create a session although the owner had just reset
 * the password. The owner is notified directly after the commit, whatever happens to the answer.
 */
export const changePasswordEndpoint = ({ pool, emails, createUndo, record }: ReportParts) =>
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
          const { context, headers, body, json } = call;
          const { user } = context.session;
          if ((await checkCurrentPassword(context, user.id, body.currentPassword)) !== 'right') {
            const message = 'Incorrect password. Please try again.';
            throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message });
          }
          const passwordHash = await context.password.hash(body.newPassword);
          const { session, undoToken } = await inProvenAccount(pool, async (client) => {
            await client.query('delete from identity.session where "userId" = $1', [user.id]);
            await client.query(
              `update identity.account set "password" = $2, "updatedAt" = now()
               where "userId" = $1 and "providerId" = 'credential'`,
              [user.id, passwordHash],
            );
            // The new password is the proof of the new session.
            requireProof(await proofOfUser(client, user.id));
            const session = await context.internalAdapter.createSession(user.id);
            const undoToken = await createUndo(client, { userId: user.id, email: user.email });
            return { session, undoToken };
          });
          emails.sendUndoable(user.email, 'passwordChanged', undoToken);
          await record(user.id, 'password_changed', headers ?? null);
          await setSessionCookie(call, { session, user });
          return json({ user: parseUserOutput(context.options, user) });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
