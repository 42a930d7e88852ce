import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import type pg from 'pg';
import * as z from 'zod/mini';
import { deviceName } from './device-name.ts';
import { inProvenAccount } from './proof.ts';

/**
 * Add endpoints that list sessions, end one session by its id, or end all sessions and revoke the API tokens. The
 * endpoints never return a session token, because only the HttpOnly cookie may contain it.
 */
export const sessionEndpoints = (pool: pg.Pool) =>
  ({
    id: 'sessions',
    endpoints: {
      readSessions: createAuthEndpoint(
        '/sessions',
        { method: 'GET', use: [sensitiveSessionMiddleware] },
        async ({ context, json }) => {
          const { session, user } = context.session;
          const all = await context.internalAdapter.listSessions(user.id, { onlyActiveSessions: true });
          const shown = all.map(({ id, userAgent, createdAt, updatedAt }) => ({
            id,
            device: deviceName(userAgent ?? ''),
            signedInAt: createdAt,
            lastSeenAt: updatedAt,
            isThis: id === session.id,
          }));
          const thisThenNewest = (one: (typeof shown)[number], other: (typeof shown)[number]) =>
            Number(other.isThis) - Number(one.isThis) || other.lastSeenAt.getTime() - one.lastSeenAt.getTime();
          return json({ sessions: shown.sort(thisThenNewest) });
        },
      ),
      endOneSession: createAuthEndpoint(
        '/sessions/end',
        { method: 'POST', body: z.object({ id: z.string() }), use: [sensitiveSessionMiddleware] },
        async ({ context, body, json }) => {
          const count = await context.adapter.deleteMany({
            model: 'session',
            where: [
              { field: 'id', value: body.id },
              { field: 'userId', value: context.session.user.id },
            ],
          });
          if (count === 0)
            throw new APIError('NOT_FOUND', {
              code: 'SESSION_NOT_FOUND',
              message: 'That device is signed out already.',
            });
          return json({ success: true });
        },
      ),
      endAllSessions: createAuthEndpoint(
        '/sessions/end-all',
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async (call) => {
          const userId = call.context.session.user.id;
          await inProvenAccount(pool, async (client) => {
            await client.query('update identity."user" set "tokenEpoch" = "tokenEpoch" + 1 where id = $1', [userId]);
            await client.query('delete from identity.session where "userId" = $1', [userId]);
          });
          deleteSessionCookie(call);
          return call.json({ success: true });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
