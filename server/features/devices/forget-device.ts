import type { Deps } from '../../deps/deps.ts';
import { removeDevice } from './device-store.ts';

/** Forgets a push token or an endpoint of this person's; false when it is not there, or not theirs. */
export async function forgetDevice({ db }: Deps, userId: string, token: string): Promise<boolean> {
  return db.asOwner(userId, (tx) => removeDevice(tx, userId, token));
}
