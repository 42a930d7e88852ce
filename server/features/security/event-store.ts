import type { SecurityEventKind } from '../../../core/contract/security.ts';
import type { Tx } from '../../db/db.ts';
import { systemRandom } from '../../random/random.ts';

const mostShown = 100;
const maxDeviceLength = 60;

type NewEvent = { readonly kind: SecurityEventKind; readonly device?: string | null };

/** Record a security event. `tx` must be a transaction of this user. */
export async function insertEvent(tx: Tx, userId: string, { kind, device = null }: NewEvent, at: Date): Promise<void> {
  const id = systemRandom.id();
  const short = device?.slice(0, maxDeviceLength) ?? null;
  await tx.insertInto('app.security_events').values({ user_id: userId, id, at, kind, device: short }).execute();
}

export const listEvents = (tx: Tx, userId: string) =>
  tx
    .selectFrom('app.security_events')
    .select(['id', 'at', 'kind', 'device'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();

export async function eraseEvents(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('app.security_events').where('user_id', '=', userId).execute();
}

export async function forgetEvents(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('app.security_events').where('at', '<', before).execute();
}
