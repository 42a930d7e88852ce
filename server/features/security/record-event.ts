import type { SecurityEventKind } from '../../../core/contract/security.ts';
import type { Deps } from '../../deps/deps.ts';
import { insertEvent } from './event-store.ts';

/** Record what a user, or an operator for them, did. */
export const recordEvent = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  kind: SecurityEventKind,
): Promise<void> => db.asOwner(userId, (tx) => insertEvent(tx, userId, { kind }, new Date(clock.now())));
