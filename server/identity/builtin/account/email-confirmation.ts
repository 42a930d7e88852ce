import type { AuthContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import pg from 'pg';
import * as z from 'zod/mini';
import type { Random } from '../../../random/random.ts';
import { inLockedAccount, type Proof } from '../sessions/proof.ts';
import { createEmailUndo, endLaterUndo, isKeptForUndo } from './email-undo.ts';
import { invalidToken, linkSecret } from './link-secret.ts';

const minuteMs = 60_000;
export const emailChangeLifetimeMs = 60 * minuteMs;
export const welcomeLinkLifetimeMs = 48 * 60 * minuteMs;

/**
 * The stored data of a link. A database trigger deletes all unused links of an account when its password, email or
 * second factor changes. A new password is an exception: it keeps a `confirm`, and marks a `change` as `ended`, so that
 * this link can say why it no longer works.
 */
const claimSchema = z.object({
  kind: z.enum(['confirm', 'change']),
  userId: z.string(),
  from: z.string(),
  to: z.string(),
  ended: z.optional(z.string()),
});

type Adapter = AuthContext['internalAdapter'];
type Parts = { readonly adapter: Adapter; readonly pool: pg.Pool; readonly random: Random };

/**
 * Return the secret of a single-use link that changes the user's address from `from` to `to`, or confirms the address
 * if both are equal. The database has only a hash of the secret.
 */
export async function createEmailConfirmation(
  adapter: Adapter,
  random: Random,
  change: { readonly userId: string; readonly from: string; readonly to: string; readonly lifetimeMs: number },
): Promise<string> {
  const token = linkSecret(random);
  const { userId, from, to, lifetimeMs } = change;
  await adapter.createVerificationValue({
    identifier: `email:${token}`,
    // Keep the order of the fields: the trigger recognises a change by the beginning of this text.
    value: JSON.stringify({ kind: from === to ? 'confirm' : 'change', userId, from, to }),
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return token;
}

/**
 * Return whether a new password has just cancelled a pending change of email. Report each cancellation only once.
 * Ignore a database error: only this report is lost.
 */
export const reportEndedEmailChange = async (pool: pg.Pool, userId: string): Promise<boolean> => {
  try {
    const { rowCount } = await pool.query(
      `update identity.verification set "value" = replace("value", ',"ended":"new"}', ',"ended":"reported"}')
       where identity.words_of("value") @> array[$1] and "value" like '%,"ended":"new"}' and "expiresAt" > now()`,
      [userId],
    );
    return (rowCount ?? 0) > 0;
  } catch {
    return false;
  }
};

/** The condition for unused links that change the email of the user $1 and that no new password ended. */
const isPendingChange = `identity.words_of("value") @> array[$1]
  and starts_with("value", '{"kind":"change","userId":"' || $1 || '"') and position('"ended"' in "value") = 0`;

/** Return the address of the latest unused link that changes the user's email, or null. */
export async function pendingEmail(pool: pg.Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ value: string }>(
    `select "value" from identity.verification
     where ${isPendingChange} and "expiresAt" > now() order by "createdAt" desc, "id" desc limit 1`,
    [userId],
  );
  return rows[0] === undefined ? null : (claimSchema.safeParse(JSON.parse(rows[0].value)).data?.to ?? null);
}

/** Delete the unused links that change the user's email. Keep those that a new password ended, because they say so. */
export async function cancelEmailChange(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query(`delete from identity.verification where ${isPendingChange}`, [userId]);
}

const otherAccount = () =>
  new APIError('FORBIDDEN', {
    code: 'OTHER_ACCOUNT',
    message: 'This link belongs to another account. Sign in with that one, then open the link again.',
  });

const endedByNewPassword = () =>
  new APIError('BAD_REQUEST', {
    code: 'ENDED_BY_NEW_PASSWORD',
    message:
      'This link was ended by a change of password. The email stays as it was. If you still want the other one, ask again in Settings.',
  });

export const addressTaken = () =>
  new APIError('UNPROCESSABLE_ENTITY', {
    code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    message: 'An account with this email already exists.',
  });

const isTaken = async (client: pg.ClientBase, email: string, userId: string) =>
  (await client.query('select from identity."user" where "email" = $1', [email])).rowCount !== 0 ||
  (await isKeptForUndo(client, email, userId));

/** Throw a 422 instead of an error of the database if another account took the address meanwhile. */
function refuseTakenEmail(error: unknown): never {
  throw error instanceof pg.DatabaseError && error.constraint === 'user_email_key' ? addressTaken() : error;
}

/**
 * Use a confirmation link in a session of the user of `proof`. Return null if the link confirmed the present address. If
 * it changed the address, return the old and the new address, and the secret of the undo link. There is no such link
 * (null) if the old address was never confirmed, or if a link to the new address still works (`isPutBack`): then the
 * owner probably took the account back. Throw INVALID_TOKEN, OTHER_ACCOUNT, ENDED_BY_NEW_PASSWORD (until the link
 * expires), or USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL.
 */
export async function confirmEmail({ adapter, pool, random }: Parts, proof: Proof, token: string) {
  const { userId } = proof;
  const identifier = `email:${token}`;
  const stored = await adapter.findVerificationValue(identifier);
  if (!stored || stored.expiresAt < new Date()) throw invalidToken();
  const claim = claimSchema.safeParse(JSON.parse(stored.value));
  if (!claim.success) throw invalidToken();
  const { from, to, kind, ended } = claim.data;
  // Refuse the link outside a session of its account. Otherwise a careless click or a mail scanner would confirm the
  // mailbox owner's address for a stranger's account.
  if (claim.data.userId !== userId) throw otherAccount();
  if (ended !== undefined) throw endedByNewPassword();
  const isChange = kind === 'change';
  const done = await inLockedAccount(pool, proof, async (client) => {
    const used = 'delete from identity.verification where "id" = $1 and "expiresAt" > now()';
    if ((await client.query(used, [stored.id])).rowCount === 0) throw invalidToken();
    // Return instead of throwing, so that the link is used up.
    if (isChange && (await isTaken(client, to, userId))) return 'taken';
    const undoToken = isChange ? await createEmailUndo(client, random, { userId, email: from }) : null;
    const { rowCount } = await client
      .query(
        `update identity."user" set "email" = $3, "emailVerified" = true, "updatedAt" = now()
         where "id" = $1 and "email" = $2`,
        [userId, from, to],
      )
      .catch(refuseTakenEmail);
    if (rowCount === 0) throw invalidToken();
    if (!isChange) return null;
    const isPutBack = await endLaterUndo(client, userId);
    return { from, to, isPutBack, undoToken: isPutBack ? null : undoToken };
  });
  if (done === 'taken') throw addressTaken();
  return done;
}
