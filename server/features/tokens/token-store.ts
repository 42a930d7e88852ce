import type { Selectable } from 'kysely';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

export type TokenRow = Omit<Selectable<Schema['app.api_tokens']>, 'digest'>;

const columns = ['user_id', 'id', 'name', 'scopes', 'epoch', 'created_at', 'expires_at', 'used_at'] as const;

export const listTokens = (tx: Tx, userId: string): Promise<TokenRow[]> =>
  tx.selectFrom('app.api_tokens').select(columns).where('user_id', '=', userId).orderBy('id', 'desc').execute();

export const findToken = (tx: Tx, userId: string, digest: Buffer): Promise<TokenRow | undefined> =>
  tx
    .selectFrom('app.api_tokens')
    .select(columns)
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .executeTakeFirst();

export async function insertToken(
  tx: Tx,
  token: Omit<TokenRow, 'used_at'> & { readonly digest: Buffer },
): Promise<void> {
  await tx.insertInto('app.api_tokens').values(token).execute();
}

export async function noteUse(tx: Tx, userId: string, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('app.api_tokens')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Delete an API token. Return false if the user has no such token. */
export async function deleteToken(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('app.api_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function eraseTokens(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('app.api_tokens').where('user_id', '=', userId).execute();
}

export async function forgetTokens(tx: Tx, endedBefore: Date): Promise<void> {
  await tx.deleteFrom('app.api_tokens').where('expires_at', '<', endedBefore).execute();
}
