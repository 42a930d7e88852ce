import { hash } from 'node:crypto';
import type { AuthContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import * as z from 'zod/mini';
import type { Random } from '../../../deps/deps.ts';

const minute = 60_000;
export const emailChangeLifetimeMs = 60 * minute;
export const welcomeLinkLifetimeMs = 48 * 60 * minute;

const claimShape = z.object({ userId: z.string(), from: z.string(), to: z.string(), proof: z.string() });

type Adapter = AuthContext['internalAdapter'];

/** Changes with the password: whoever asked for a change of e-mail loses it when the owner chooses a new password. */
async function passwordFingerprint(adapter: Adapter, userId: string): Promise<string> {
  const account = await adapter.findCredentialAccount(userId);
  return hash('sha256', account?.password ?? '', 'base64url');
}

/** That a person asked for another address: their password's next change says that it ended this one. */
const pendingChangeKey = (userId: string) => `email-change:${userId}`;

/** The secret of a link that confirms `to` as the address of who has `from` now. Stored hashed, good once. */
export async function createEmailConfirmation(
  adapter: Adapter,
  random: Random,
  change: { readonly userId: string; readonly from: string; readonly to: string; readonly livesMs: number },
): Promise<string> {
  const token = Buffer.from(random.bytes(24)).toString('base64url');
  const { userId, from, to, livesMs } = change;
  const expiresAt = new Date(Date.now() + livesMs);
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
 * After a new password: whether a change of e-mail was waiting for its link. The password itself has ended it, so a fault
 * here only keeps it unsaid: it must not stop what comes after the new password.
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

/**
 * Uses the secret up; answers the addresses before and now. Throws INVALID_TOKEN, ENDED_BY_NEW_PASSWORD for as long as
 * the link would have lived, or that the address has an account.
 */
export async function confirmEmail(adapter: Adapter, token: string): Promise<{ from: string; to: string }> {
  const identifier = `email:${token}`;
  const kept = await adapter.findVerificationValue(identifier);
  if (!kept || kept.expiresAt < new Date()) throw invalidToken();
  const { userId, from, to, proof } = claimShape.parse(JSON.parse(kept.value));
  const user = await adapter.findUserById(userId);
  if (user?.email !== from) throw invalidToken();
  // A link that only confirms the address there is takes nothing from anybody: a new password leaves it alone.
  if (from !== to && proof !== (await passwordFingerprint(adapter, userId))) throw endedByNewPassword();
  if (!(await adapter.consumeVerificationValue(identifier))) throw invalidToken();
  if (from !== to) await adapter.deleteVerificationByIdentifier(pendingChangeKey(userId));
  if (from !== to && (await adapter.findUserByEmail(to))) {
    const taken = {
      code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
      message: 'An account with this email already exists.',
    };
    throw new APIError('UNPROCESSABLE_ENTITY', taken);
  }
  await adapter.updateUser(userId, { email: to, emailVerified: true });
  return { from, to };
}
