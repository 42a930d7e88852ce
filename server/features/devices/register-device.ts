import { ECDH } from 'node:crypto';
import { DEVICES_MAX } from '../../../core/domain/limits.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PushAddress } from '../../outside/push/push.ts';
import { startReminders } from '../reminders/reminder-store.ts';
import { lockUser } from '../users/user-store.ts';
import { keepNewestDevices, putDevice, resolveSharedDevice, tokenOf } from './device-store.ts';

export type Registration = { readonly token: string; readonly deviceInfo: Readonly<Record<string, unknown>> };

export type Subscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

const infoMaxCharacters = 8_192;

/** Store a push address of the user, and keep only the user's ten newest devices. */
async function storeAddress({ db, clock }: Deps, userId: string, address: PushAddress, info: string): Promise<void> {
  const now = new Date(clock.now());
  await db.asOwner(userId, async (tx) => {
    // Lock the user to wait for a concurrent deletion of the account: a deleted account must not get a device.
    const user = await lockUser(tx, userId);
    if (user === null) throw new Refusal('unauthorized');
    await putDevice(tx, userId, { address, info, now });
    await keepNewestDevices(tx, userId, DEVICES_MAX);
    await startReminders(tx, userId, { offset: user.ledger?.offset ?? null, timeZone: user.time_zone }, now);
  });
  await db.asOwner(userId, (tx) => resolveSharedDevice(tx, tokenOf(address)));
}

/** Register the push token of the Android wrapper. Refuse (`bad_request`) device information that is too long. */
export async function registerDevice(deps: Deps, userId: string, { token, deviceInfo }: Registration): Promise<void> {
  const info = JSON.stringify(deviceInfo);
  if (info.length > infoMaxCharacters) {
    throw new Refusal('bad_request', { field: 'deviceInfo', message: 'deviceInfo is too long' });
  }
  await storeAddress(deps, userId, { kind: 'fcm', token }, info);
}

function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Register a browser's push subscription. Refuse (`bad_request`) an endpoint of an unknown push service. */
export async function subscribeDevice(deps: Deps, userId: string, { endpoint, keys }: Subscription): Promise<void> {
  if (!deps.push.allows(endpoint)) {
    throw new Refusal('bad_request', { field: 'endpoint', message: 'endpoint must be an address of a push service' });
  }
  if (!isPublicKey(keys.p256dh)) {
    throw new Refusal('bad_request', { field: 'keys.p256dh', message: 'p256dh must be a public key of P-256' });
  }
  await storeAddress(deps, userId, { kind: 'web', endpoint, ...keys }, '{}');
}
