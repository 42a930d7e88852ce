import { hash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';
import type { PushAddress } from '../../outside/push/push.ts';

/** `info` is JSON. */
export type Device = { readonly address: PushAddress; readonly info: string; readonly now: Date };

/** Return what identifies a device: the wrapper's token or the browser's endpoint. */
export const tokenOf = (address: PushAddress): string => (address.kind === 'fcm' ? address.token : address.endpoint);

const hashOf = (token: string) => hash('sha256', token, 'buffer');

/**
 * Remove the device from other users: a phone that changed hands must not show one user's messages to another. The
 * policy of the table allows this for a caller that knows the token, which is set for this statement only.
 */
async function removeFromOthers(tx: Tx, userId: string, token: Buffer): Promise<void> {
  await sql`select set_config('app.device', ${token.toString('hex')}, true)`.execute(tx);
  await tx.deleteFrom('app.devices').where('token_hash', '=', token).where('user_id', '<>', userId).execute();
  await sql`select set_config('app.device', '', true)`.execute(tx);
}

/**
 * Leave a device to the user who registered it last, if several did so at once and could not see each other's rows. Call
 * it after the commit: the latest call sees all rows, and all calls choose the same user.
 */
export async function resolveSharedDevice(tx: Tx, token: string): Promise<void> {
  const tokenHash = hashOf(token);
  await sql`select set_config('app.device', ${tokenHash.toString('hex')}, true)`.execute(tx);
  await sql`
    delete from app.devices d where token_hash = ${tokenHash} and exists (
      select from app.devices o
      where o.token_hash = d.token_hash and (o.updated_at, o.user_id) > (d.updated_at, d.user_id))`.execute(tx);
}

/** Store a device for this user alone. A known device keeps the time of its first registration. */
export async function putDevice(tx: Tx, userId: string, { address, info, now }: Device): Promise<void> {
  const token = tokenOf(address);
  await removeFromOthers(tx, userId, hashOf(token));
  const isWeb = address.kind === 'web';
  await tx
    .insertInto('app.devices')
    .values({
      user_id: userId,
      token_hash: hashOf(token),
      token,
      p256dh: isWeb ? address.p256dh : null,
      auth: isWeb ? address.auth : null,
      device_info: info,
      registered_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_hash']).doUpdateSet((eb) => ({
        p256dh: eb.ref('excluded.p256dh'),
        auth: eb.ref('excluded.auth'),
        device_info: eb.ref('excluded.device_info'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** Remove the device with this token or endpoint. Return false if the user has none. */
export async function removeDevice(tx: Tx, userId: string, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('app.devices')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A device to send to: `id` is the hash of its token. */
export type SendTo = { readonly id: string; readonly address: PushAddress };

/** Return the devices of many users, by user id. `seenMs` (epoch ms) is when a device was last registered. */
export async function listSendTo(
  tx: Tx,
  userIds: readonly string[],
): Promise<Map<string, (SendTo & { readonly seenMs: number })[]>> {
  const rows = await tx
    .selectFrom('app.devices')
    .select(['user_id', 'token_hash', 'token', 'p256dh', 'auth', 'updated_at'])
    .where('user_id', '=', sql<string>`any (${`{${userIds.join(',')}}`}::uuid[])`)
    .execute();
  const devices = new Map<string, (SendTo & { readonly seenMs: number })[]>();
  for (const { user_id, token_hash, token, p256dh, auth, updated_at } of rows) {
    const address: PushAddress =
      p256dh === null || auth === null ? { kind: 'fcm', token } : { kind: 'web', endpoint: token, p256dh, auth };
    const device = { id: token_hash.toString('hex'), address, seenMs: updated_at.getTime() };
    devices.set(user_id, [...(devices.get(user_id) ?? []), device]);
  }
  return devices;
}

/** Remove devices of the user by their ids. */
export async function removeDevices(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const hashes = ids.map((id) => Buffer.from(id, 'hex'));
  await tx.deleteFrom('app.devices').where('user_id', '=', userId).where('token_hash', 'in', hashes).execute();
}

/** Remove all but the `most` devices that were registered last. */
export async function keepNewestDevices(tx: Tx, userId: string, most: number): Promise<void> {
  await tx
    .deleteFrom('app.devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('app.devices')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('token_hash')
        .offset(most),
    )
    .execute();
}

/** Return all columns of the user's devices, the one registered first at the top. */
export const listDevices = (tx: Tx, userId: string): Promise<Selectable<Schema['app.devices']>[]> =>
  tx
    .selectFrom('app.devices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('registered_at')
    .orderBy('token_hash')
    .execute();

export async function eraseDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('app.devices').where('user_id', '=', userId).execute();
}
