import type { SecurityEventKind } from '../../../core/contract/security.ts';
import type { Deps } from '../../deps/deps.ts';
import { insertEvent } from './event-store.ts';

/** Record a security event: an action of the user, or of an operator who changes the user's account. */
export const recordEvent = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  kind: SecurityEventKind,
): Promise<void> => db.asOwner(userId, (tx) => insertEvent(tx, userId, { kind }, new Date(clock.now())));
