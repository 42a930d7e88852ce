import { hash } from 'node:crypto';
import type { IdentityKey, Tx } from '../../db/db.ts';

const dayMs = 24 * 3_600_000;
/**
 * How long to refuse sign-ins from before a deletion. `token`: longer than any identity token is valid. `device`: for
 * issuers whose devices renew tokens themselves, longer than a device is likely to stay unused.
 */
const rememberedMs = { token: dayMs, device: 400 * dayMs } as const;

const keyOf = ({ issuer, subject }: IdentityKey) => hash('sha256', `${issuer}\n${subject}`, 'buffer');

/** Refuse all sign-ins of this identity up to `erasedAt` from now on. Delete records that are no longer needed. */
export async function recordErased(
  tx: Tx,
  identity: IdentityKey,
  { erasedAt, lasting }: { readonly erasedAt: Date; readonly lasting: keyof typeof rememberedMs },
): Promise<void> {
  await tx
    .insertInto('app.erased')
    .values({ key: keyOf(identity), erased_at: erasedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ erased_at: erasedAt }))
    .execute();
  await tx
    .deleteFrom('app.erased')
    .where('erased_at', '<', new Date(erasedAt.getTime() - rememberedMs[lasting]))
    .execute();
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
