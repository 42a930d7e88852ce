import { passkey } from '@better-auth/passkey';
import type { AuthContext, BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import * as z from 'zod/mini';

const provedMs = 10 * 60_000;
const proofOf = (sessionId: string) => `proof:${sessionId}`;

type Signed = {
  readonly session: { readonly id: string; readonly createdAt: Date };
  readonly user: { readonly id: string };
};

/** Whether a session's person gave their password within ten minutes, or without one signed in within them. */
export async function hasRecentLogin({ internalAdapter }: AuthContext, { session, user }: Signed): Promise<boolean> {
  const account = await internalAdapter.findCredentialAccount(user.id);
  if (!account?.password) return Date.now() - session.createdAt.getTime() < provedMs;
  const proof = await internalAdapter.findVerificationValue(proofOf(session.id));
  return proof !== null && proof !== undefined && proof.expiresAt > new Date();
}

const rows = z.array(z.object({ id: z.string(), name: z.nullish(z.string()), createdAt: z.nullish(z.date()) }));

/** The passkeys of a person, oldest first, without their keys. */
export async function listPasskeys({ adapter }: AuthContext, userId: string) {
  const found = await adapter.findMany({ model: 'passkey', where: [{ field: 'userId', value: userId }] });
  return rows
    .parse(found)
    .map(({ id, name = null, createdAt = null }) => ({ id, name: name ?? 'Passkey', addedAt: createdAt }))
    .sort((one, other) => one.id.localeCompare(other.id));
}

/** Whether a sign-in by password asks for a code: an authenticator app was added and has shown one. */
export async function hasAuthenticatorApp({ adapter }: AuthContext, userId: string): Promise<boolean> {
  const found = await adapter.findOne({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] });
  return z.safeParse(z.object({ verified: z.literal(true) }), found).success;
}

const proof = {
  id: 'proof',
  endpoints: {
    prove: createAuthEndpoint(
      '/account/prove',
      { method: 'POST', body: z.object({ password: z.string() }), use: [sensitiveSessionMiddleware] },
      async ({ context, body, json }) => {
        const { session, user } = context.session;
        const account = await context.internalAdapter.findCredentialAccount(user.id);
        const hash = account?.password;
        if (hash && !(await context.password.verify({ hash, password: body.password }))) {
          const message = 'Incorrect password. Please try again.';
          throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message });
        }
        const expiresAt = new Date(Date.now() + provedMs);
        await context.internalAdapter.createVerificationValue({
          identifier: proofOf(session.id),
          value: user.id,
          expiresAt,
        });
        return json({ status: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;

/** Passkeys, and codes of an authenticator app after the password: both options of each person. */
export const twoFactorPlugins = [
  proof,
  twoFactor({ issuer: 'Inward' }),
  passkey({
    rpName: 'Inward',
    // It stands for password and code together, so the device must have asked for a finger, a face or a PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    authentication: {
      afterVerification: async ({ verification }) => {
        if (verification.authenticationInfo.userVerified) return;
        throw new APIError('UNAUTHORIZED', {
          code: 'AUTHENTICATION_FAILED',
          message: 'Your device did not ask who you are.',
        });
      },
    },
  }),
] as const;
