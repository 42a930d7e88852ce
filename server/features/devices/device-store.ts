import { hash } from 'node:crypto';
import type { Tx } from '../../db/db.ts';

export type Device = { readonly token: string; readonly info: string; readonly now: Date };

const hashOf = (token: string) => hash('sha256', token, 'buffer');

/** Stores a device's push token; a token that is known keeps when it was first seen. `info` is JSON. */
export async function putDevice(tx: Tx, userId: string, { token, info, now }: Device): Promise<void> {
  await tx
    .insertInto('app.devices')
    .values({
      user_id: userId,
      token_hash: hashOf(token),
      token,
      device_info: info,
      registered_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_hash']).doUpdateSet((eb) => ({
        device_info: eb.ref('excluded.device_info'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** Forgets all but the devices that were heard of last. */
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
