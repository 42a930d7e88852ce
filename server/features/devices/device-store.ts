import { hash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';
import type { PushAddress } from '../../outside/push/push.ts';

/** `info` is JSON that describes the hardware and the browser. */
export type Device = { readonly address: PushAddress; readonly info: string; readonly now: Date };

/** Return the string that identifies a device: the token of the Android wrapper or the endpoint of the browser. */
export const tokenOf = (address: PushAddress): string => (address.kind === 'fcm' ? address.token : address.endpoint);

const hashOf = (token: string) => hash('sha256', token, 'buffer');

/**
 * Let this transaction see and delete other users' rows of this device. Lock the device until the transaction ends:
 * otherwise two concurrent registrations could delete each other's rows.
 */
async function claimDevice(tx: Tx, tokenHash: Buffer): Promise<void> {
  const device = tokenHash.toString('hex');
  await sql`select set_config('app.device', ${device}, true), pg_advisory_xact_lock(hashtextextended(${device}, 0))`.execute(
    tx,
  );
}

/**
 * Remove the device from all other users, so that a phone with a new owner shows no messages of the previous owner.
 * Row-level security allows this only while the setting `app.device` contains the hash of the token.
 */
async function removeFromOthers(tx: Tx, userId: string, token: Buffer): Promise<void> {
  await claimDevice(tx, token);
  await tx.deleteFrom('app.devices').where('token_hash', '=', token).where('user_id', '<>', userId).execute();
  await sql`select set_config('app.device', '', true)`.execute(tx);
}

/**
 * Remove a device from all users except the last one who registered it. Call this after the commit of `putDevice`:
 * concurrent calls of `putDevice` do not see each other's rows, so several users may have the device.
 */
export async function resolveSharedDevice(tx: Tx, token: string): Promise<void> {
  const tokenHash = hashOf(token);
  await claimDevice(tx, tokenHash);
  await sql`
    delete from app.devices d where token_hash = ${tokenHash} and exists (
      select from app.devices o
      where o.token_hash = d.token_hash and (o.updated_at, o.user_id) > (d.updated_at, d.user_id))`.execute(tx);
}

/** Store a device for this user and remove it from all others. `registered_at` of a known device does not change. */
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

/** Remove the user's device with this token or endpoint. Return false if the user has no such device. */
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

/** Return the devices of many users, keyed by user id. `seenMs` is when the device was last registered (epoch ms). */
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

export async function removeDevices(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const hashes = ids.map((id) => Buffer.from(id, 'hex'));
  await tx.deleteFrom('app.devices').where('user_id', '=', userId).where('token_hash', 'in', hashes).execute();
}

export async function keepNewestDevices(tx: Tx, userId: string, limit: number): Promise<void> {
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
        .offset(limit),
    )
    .execute();
}

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
