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

/** A new password changes the fingerprint. This cancels a pending change of e-mail, which an attacker may have requested. */
async function passwordFingerprint(adapter: Adapter, userId: string): Promise<string> {
  const account = await adapter.findCredentialAccount(userId);
  return hash('sha256', account?.password ?? '', 'base64url');
}

/** Marks that a change of e-mail is pending, so that a new password can report that it cancelled one. */
const pendingChangeKey = (userId: string) => `email-change:${userId}`;

/**
 * Create the single-use secret of a link that confirms `to` as the address of the user whose address is `from`. Equal
 * addresses confirm the current one. The secret is stored hashed.
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
 * After a new password, return whether a change of e-mail was pending. The new password has already ended it, so a
 * database error is ignored: the answer may lack the notice, but the steps after a new password must go on.
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

const addressTaken = () =>
  new APIError('UNPROCESSABLE_ENTITY', {
    code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    message: 'An account with this email already exists.',
  });

/**
 * Use the secret of a confirmation link and return the old and the new address. Throw INVALID_TOKEN,
 * ENDED_BY_NEW_PASSWORD (until the link would have expired), or USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL.
 */
export async function confirmEmail(adapter: Adapter, token: string): Promise<{ from: string; to: string }> {
  const identifier = `email:${token}`;
  const stored = await adapter.findVerificationValue(identifier);
  if (!stored || stored.expiresAt < new Date()) throw invalidToken();
  const { userId, from, to, proof } = claimSchema.parse(JSON.parse(stored.value));
  const isChange = from !== to;
  const user = await adapter.findUserById(userId);
  if (user?.email !== from) throw invalidToken();
  // A link that confirms the current address is harmless, so it survives a new password.
  if (isChange && proof !== (await passwordFingerprint(adapter, userId))) throw endedByNewPassword();
  if (!(await adapter.consumeVerificationValue(identifier))) throw invalidToken();
  if (isChange) await adapter.deleteVerificationByIdentifier(pendingChangeKey(userId));
  if (isChange && (await adapter.findUserByEmail(to))) throw addressTaken();
  await adapter.updateUser(userId, { email: to, emailVerified: true });
  return { from, to };
}
