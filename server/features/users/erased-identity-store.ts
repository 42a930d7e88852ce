import { hash } from 'node:crypto';
import type { IdentityKey, Tx } from '../../db/db.ts';

const dayMs = 24 * 3_600_000;
/**
 * How long to store a deletion, which refuses earlier sign-ins. `token` is longer than any identity token is valid.
 * `device` is for issuers whose devices renew their tokens: longer than a device usually stays unused.
 */
const rememberedMs = { token: dayMs, device: 400 * dayMs } as const;

const keyOf = ({ issuer, subject }: IdentityKey) => hash('sha256', `${issuer}\n${subject}`, 'buffer');

/** From now on, refuse all sign-ins of this identity at or before `erasedAt`, until it is forgotten. */
export async function recordErased(
  tx: Tx,
  identity: IdentityKey,
  { erasedAt, lasting }: { readonly erasedAt: Date; readonly lasting: keyof typeof rememberedMs },
): Promise<void> {
  const times = { erased_at: erasedAt, forget_at: new Date(erasedAt.getTime() + rememberedMs[lasting]) };
  await tx
    .insertInto('app.erased')
    .values({ key: keyOf(identity), ...times })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(times))
    .execute();
}

/** Delete the records that have reached the end of their own time, and return their number. */
export async function forgetErased(tx: Tx, now: Date): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('app.erased').where('forget_at', '<=', now).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Return whether the account of this identity was deleted at or after a sign-in (`signedInAt`, epoch ms). */
export async function isErased(tx: Tx, identity: IdentityKey, signedInAt: number): Promise<boolean> {
  const row = await tx
    .selectFrom('app.erased')
    .select('erased_at')
    .where('key', '=', keyOf(identity))
    .where('erased_at', '>=', new Date(signedInAt))
    .executeTakeFirst();
  return row !== undefined;
}
