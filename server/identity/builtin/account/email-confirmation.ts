import { hash } from 'node:crypto';
import type { AuthContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import * as z from 'zod/mini';
import type { Random } from '../../../random/random.ts';

const minuteMs = 60_000;
export const emailChangeLifetimeMs = 60 * minuteMs;
export const welcomeLinkLifetimeMs = 48 * 60 * minuteMs;

const claimSchema = z.object({ userId: z.string(), from: z.string(), to: z.string(), proof: z.string() });

type Adapter = AuthContext['internalAdapter'];

/** A hash of the stored password. A new password changes it, which cancels any e-mail change an attacker requested. */
async function passwordFingerprint(adapter: Adapter, userId: string): Promise<string> {
  const account = await adapter.findCredentialAccount(userId);
  return hash('sha256', account?.password ?? '', 'base64url');
}

/** The key of a row that marks a pending e-mail change, so that a new password can report the cancelled change. */
const pendingChangeKey = (userId: string) => `email-change:${userId}`;

/**
 * Return the single-use secret of a link that changes the user's address from `from` to `to`. If both are equal, the
 * link confirms the current address. The secret is stored hashed.
 */
export async function createEmailConfirmation(
  adapter: Adapter,
  random: Random,
  change: { readonly userId: string; readonly from: string; readonly to: string; readonly lifetimeMs: number },
): Promise<string> {
  const token = Buffer.from(random.bytes(24)).toString('base64url');
  const { userId, from, to, lifetimeMs } = change;
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await adapter.createVerificationValue({
    identifier: `email:${token}`,
    value: JSON.stringify({ userId, from, to, proof: await passwordFingerprint(adapter, userId) }),
    expiresAt,
  });
  if (from !== to) {
    await adapter.deleteVerificationByIdentifier(pendingChangeKey(userId));
    await adapter.createVerificationValue({ identifier: pendingChangeKey(userId), value: userId, expiresAt });
  }
  return token;
}

/**
 * Return whether a change of e-mail was pending, and remove the mark. Call it after a new password, which has already
 * cancelled the change. Ignore a database error: only the notice to the user gets lost, and the request must go on.
 */
export const forgetPendingEmailChange = async (adapter: Adapter, userId: string): Promise<boolean> => {
  try {
    return (await adapter.consumeVerificationValue(pendingChangeKey(userId))) !== null;
  } catch {
    return false;
  }
};

const invalidToken = () =>
  new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'This link has been used already or is too old.' });

const endedByNewPassword = () =>
  new APIError('BAD_REQUEST', {
    code: 'ENDED_BY_NEW_PASSWORD',
    message:
      'This link was ended by a change of password. The e-mail stays as it was. If you still want the other one, ask again in Settings.',
  });

export const addressTaken = () =>
  new APIError('UNPROCESSABLE_ENTITY', {
    code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    message: 'An account with this email already exists.',
  });

/**
 * Confirm the address of a confirmation link by its secret, and return the old and the new address. Throw
 * INVALID_TOKEN, ENDED_BY_NEW_PASSWORD (until the link expires), or USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL.
 */
export async function confirmEmail(adapter: Adapter, token: string): Promise<{ from: string; to: string }> {
  const identifier = `email:${token}`;
  const stored = await adapter.findVerificationValue(identifier);
  if (!stored || stored.expiresAt < new Date()) throw invalidToken();
  const { userId, from, to, proof } = claimSchema.parse(JSON.parse(stored.value));
  const isChange = from !== to;
  const user = await adapter.findUserById(userId);
  if (user?.email !== from) throw invalidToken();
  // A link that confirms the current address is harmless, so it stays valid after a new password.
  if (isChange && proof !== (await passwordFingerprint(adapter, userId))) throw endedByNewPassword();
  if (!(await adapter.consumeVerificationValue(identifier))) throw invalidToken();
  if (isChange) await adapter.deleteVerificationByIdentifier(pendingChangeKey(userId));
  if (isChange && (await adapter.findUserByEmail(to))) throw addressTaken();
  await adapter.updateUser(userId, { email: to, emailVerified: true });
  return { from, to };
}
