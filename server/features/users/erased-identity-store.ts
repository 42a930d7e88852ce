import { hash } from 'node:crypto';
import type { IdentityKey, Tx } from '../../db/db.ts';

const dayMs = 24 * 3_600_000;
/**
 * How long the record of an account deletion is stored. The record lets the server refuse tokens of earlier sign-ins,
 * and delete the account again if an older backup is restored. 400 days is longer than a backup is kept and longer than
 * a device usually stays unused.
 */
const rememberedMs = 400 * dayMs;

const keyOf = ({ issuer, subject }: IdentityKey) => hash('sha256', `${issuer}\n${subject}`, 'buffer');

/** Record an account deletion: sign-ins of this identity at or before `erasedAt` are refused from now on. */
export async function recordErased(tx: Tx, identity: IdentityKey, erasedAt: Date): Promise<void> {
  const times = { erased_at: erasedAt, forget_at: new Date(erasedAt.getTime() + rememberedMs) };
  await tx
    .insertInto('app.erased')
    .values({ key: keyOf(identity), ...times })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(times))
    .execute();
}

/** Delete expired records of account deletions, and return their number. */
export async function forgetErased(tx: Tx, now: Date): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('app.erased').where('forget_at', '<=', now).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Return whether the account was deleted at or after `signedInAt` (epoch ms), which makes that sign-in invalid. */
export async function isErased(tx: Tx, identity: IdentityKey, signedInAt: number): Promise<boolean> {
  const row = await tx
    .selectFrom('app.erased')
    .select('erased_at')
    .where('key', '=', keyOf(identity))
    .where('erased_at', '>=', new Date(signedInAt))
    .executeTakeFirst();
  return row !== undefined;
}
