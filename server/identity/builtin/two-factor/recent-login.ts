import type { AuthContext, BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import type pg from 'pg';
import * as z from 'zod/mini';
import { refusalText } from '../../../errors/refusal-text.ts';
import { isRecent } from '../../is-recent.ts';
import { checkCurrentPassword } from '../passwords/current-password.ts';

const passwordNeeded = () =>
  new APIError('FORBIDDEN', { code: 'PASSWORD_NEEDED', message: refusalText.password_needed });

const recentMs = 10 * 60_000;
const proofKey = (sessionId: string) => `proof:${sessionId}`;

type SignedIn = {
  readonly session: { readonly id: string; readonly createdAt: Date };
  readonly user: { readonly id: string };
};

/** Return whether an undo link removed the account's password, and the owner has not chosen a new one. */
export async function isPasswordUndone(pool: pg.Pool, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from identity."user" u where u."id" = $1 and u."passwordUndone" and not exists (
       select from identity.account a
       where a."userId" = u."id" and a."providerId" = 'credential' and a."password" is not null)`,
    [userId],
  );
  return rowCount !== 0;
}

/**
 * Return whether the user entered the password in this session in the last ten minutes. Without a password, return
 * whether this session is less than ten minutes old. Throw a 403 `APIError` while an account has no password because
 * an undo link removed it: until the owner has chosen a new one, the session may be that of a stranger.
 */
export async function hasRecentLogin(
  { internalAdapter }: AuthContext,
  pool: pg.Pool,
  { session, user }: SignedIn,
): Promise<boolean> {
  const account = await internalAdapter.findCredentialAccount(user.id);
  if (!account?.password) {
    if (await isPasswordUndone(pool, user.id)) throw passwordNeeded();
    return isRecent(session.createdAt.getTime(), recentMs);
  }
  const proof = await internalAdapter.findVerificationValue(proofKey(session.id));
  return proof !== null && proof !== undefined && isRecent(proof.expiresAt.getTime() - recentMs, recentMs);
}

/** Check the password. A right password makes `hasRecentLogin` true for ten minutes in this session. */
export const confirmPassword = {
  id: 'proof',
  endpoints: {
    prove: createAuthEndpoint(
      '/account/prove',
      { method: 'POST', body: z.object({ password: z.string() }), use: [sensitiveSessionMiddleware] },
      async ({ context, body, json }) => {
        const { session, user } = context.session;
        if ((await checkCurrentPassword(context, user.id, body.password)) === 'wrong') {
          const message = 'Incorrect password. Please try again.';
          throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message });
        }
        await context.internalAdapter.createVerificationValue({
          identifier: proofKey(session.id),
          value: user.id,
          expiresAt: new Date(Date.now() + recentMs),
        });
        return json({ status: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;
