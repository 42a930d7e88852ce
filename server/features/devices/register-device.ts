import type { Deps } from '../../deps.ts';
import { Refusal } from '../../http/refusal.ts';
import { keepNewestDevices, putDevice } from './device-store.ts';

export type Registration = { readonly token: string; readonly deviceInfo: Readonly<Record<string, unknown>> };

const mostDevices = 20;
const mostInfoCharacters = 8_192;

/** Keeps the push token of a person's device, the 20 newest at most. Twice the same changes nothing but the date. */
export async function registerDevice({ db, clock }: Deps, userId: string, registration: Registration): Promise<void> {
  const { token, deviceInfo } = registration;
  if (token.includes('\u0000')) {
    throw new Refusal('bad_request', { field: 'token', message: 'token must not contain a NUL character' });
  }
  const info = JSON.stringify(deviceInfo);
  if (info.length > mostInfoCharacters) {
    throw new Refusal('bad_request', { field: 'deviceInfo', message: 'deviceInfo is too long' });
  }
  const now = new Date(clock.now());
  await db.asOwner(userId, async (tx) => {
    await putDevice(tx, userId, { token, info, now });
    await keepNewestDevices(tx, userId, mostDevices);
  });
}
