import { ECDH } from 'node:crypto';
import { DEVICES_MAX } from '../../../core/domain/limits.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PushAddress } from '../../outside/push/push.ts';
import { startReminders } from '../reminders/reminder-store.ts';
import { lockUser } from '../users/user-store.ts';
import { keepNewestDevices, putDevice, settleDevice, tokenOf } from './device-store.ts';

export type Registration = { readonly token: string; readonly deviceInfo: Readonly<Record<string, unknown>> };

export type Subscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

const mostInfoCharacters = 8_192;

/** Keeps an address as this person's, with the ten newest at most. Twice the same changes nothing but the date. */
async function keep({ db, clock }: Deps, userId: string, address: PushAddress, info: string): Promise<void> {
  const now = new Date(clock.now());
  await db.asOwner(userId, async (tx) => {
    // Wait for a deletion of this account: a deleted account gets no device.
    const user = await lockUser(tx, userId);
    if (user === null) throw new Refusal('unauthorized');
    await putDevice(tx, userId, { address, info, now });
    await keepNewestDevices(tx, userId, DEVICES_MAX);
    await startReminders(tx, userId, { offset: user.ledger?.offset ?? null, timeZone: user.time_zone }, now);
  });
  await db.asOwner(userId, (tx) => settleDevice(tx, tokenOf(address)));
}

/** Keeps the push token of the Android wrapper that a person is signed in on. */
export async function registerDevice(deps: Deps, userId: string, { token, deviceInfo }: Registration): Promise<void> {
  if (token.includes('\u0000')) {
    throw new Refusal('bad_request', { field: 'token', message: 'token must not contain a NUL character' });
  }
  const info = JSON.stringify(deviceInfo);
  if (info.length > mostInfoCharacters) {
    throw new Refusal('bad_request', { field: 'deviceInfo', message: 'deviceInfo is too long' });
  }
  await keep(deps, userId, { kind: 'fcm', token }, info);
}

function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Keeps the subscription of a browser; refuses one that leads anywhere but to a push service. */
export async function subscribeDevice(deps: Deps, userId: string, { endpoint, keys }: Subscription): Promise<void> {
  if (endpoint.includes('\u0000') || !deps.push.allows(endpoint)) {
    throw new Refusal('bad_request', { field: 'endpoint', message: 'endpoint must be an address of a push service' });
  }
  if (!isPublicKey(keys.p256dh)) {
    throw new Refusal('bad_request', { field: 'keys.p256dh', message: 'p256dh must be a public key of P-256' });
  }
  await keep(deps, userId, { kind: 'web', endpoint, ...keys }, '{}');
}
