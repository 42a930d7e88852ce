import type { Selectable } from 'kysely';
import type { InviteState } from '../../../core/contract/invites.ts';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

export type InviteRow = Omit<Selectable<Schema['app.invites']>, 'digest'>;

export async function insertInvite(
  tx: Tx,
  invite: { readonly id: string; readonly digest: Buffer; readonly note: string; readonly expiresAt: Date },
  now: Date,
): Promise<void> {
  const { id, digest, note, expiresAt } = invite;
  await tx.insertInto('app.invites').values({ id, digest, note, created_at: now, expires_at: expiresAt }).execute();
}

/** Mark an unused invite as used. Return false if the invite is already used, expired or unknown. */
export async function takeInvite(tx: Tx, digest: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('app.invites')
    .set({ used_at: now })
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function stateOfInvite(tx: Tx, digest: Buffer, now: Date): Promise<InviteState> {
  const invite = await tx
    .selectFrom('app.invites')
    .select(['used_at', 'expires_at'])
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (!invite) return 'unknown';
  if (invite.used_at !== null) return 'used';
  return invite.expires_at <= now ? 'expired' : 'valid';
}

export const listInvites = (tx: Tx): Promise<InviteRow[]> =>
  tx
    .selectFrom('app.invites')
    .select(['id', 'note', 'created_at', 'expires_at', 'used_at'])
    .orderBy('created_at', 'desc')
    .execute();

/** Delete an unused invite. Return false if there is no unused invite with this id. */
export async function deleteInvite(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('app.invites')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function forgetInvites(tx: Tx, endedBefore: Date): Promise<void> {
  await tx.deleteFrom('app.invites').where('expires_at', '<', endedBefore).execute();
}
