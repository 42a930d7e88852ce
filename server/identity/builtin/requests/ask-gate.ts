import type { BetterAuthPlugin } from 'better-auth';
import { APIError, addOAuthServerContext, createAuthMiddleware, getOAuthState } from 'better-auth/api';
import { accountDisabled, signUpRefusalCode, signUpRefusals } from '../../../../core/domain/users/sign-up-refusals.ts';
import { SignUpRefused } from '../../../errors/refusal.ts';
import type { AccountGate } from '../../identity.ts';
import { inviteDigest } from '../../invite-digest.ts';

type Call = { readonly path?: string; readonly body?: { readonly invite?: unknown } } | null;

const digestIn = (body: { readonly invite?: unknown } | undefined): Buffer | null =>
  typeof body?.invite === 'string' && body.invite !== '' ? inviteDigest(body.invite) : null;

async function digestOf(call: Call): Promise<Buffer | null> {
  if (call?.path === '/sign-up/email') return digestIn(call.body);
  const carried = (await getOAuthState())?.serverContext?.['invite'];
  return typeof carried === 'string' ? Buffer.from(carried, 'base64url') : null;
}

/** Before better-auth creates an account, call `check`, then ask the `AccountGate` for permission. */
export const askGate =
  <U>(gate: AccountGate, check: (user: U) => Promise<void>) =>
  async (user: U, call: Call): Promise<void> => {
    await check(user);
    // Without a call, the server itself creates the demo's sample user, who needs no permission.
    if (!call) return;
    await gate.admit(await digestOf(call)).catch((error: unknown) => {
      if (!(error instanceof SignUpRefused)) throw error;
      const { reason } = error;
      throw new APIError('FORBIDDEN', { code: signUpRefusalCode(reason), message: signUpRefusals[reason] });
    });
  };

/** Refuse each new session of an account that an operator has disabled. */
export const refuseDisabled =
  (gate: AccountGate, issuer: string) =>
  async ({ userId }: { readonly userId: string }): Promise<void> => {
    if (!(await gate.isDisabled({ issuer, subject: userId }))) return;
    throw new APIError('FORBIDDEN', { code: 'USER_DISABLED', message: accountDisabled });
  };

/** Keep the digest of an invite on the server while the user signs in at the provider. */
export const carryInvite = {
  id: 'carry-invite',
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === '/sign-in/social',
        handler: createAuthMiddleware(async ({ body }) => {
          const digest = digestIn(body);
          if (digest) await addOAuthServerContext({ invite: digest.toString('base64url') });
        }),
      },
    ],
  },
} satisfies BetterAuthPlugin;
