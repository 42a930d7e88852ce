import { streakAt } from '../../../core/domain/ledger/open-evenings.ts';
import { openAfterEndMs } from '../../../core/domain/windows/extra-time.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Person } from '../../http/handler.ts';
import { identityProfileOf, isSameProfile } from './identity-profile.ts';
import { findOperatorMark } from './identity-store.ts';
import { findUserWithLedger, type UserWithLedger } from './ledger-store.ts';
import { type UserRow, updateUser } from './user-store.ts';

type SyncedUser = { readonly user: UserRow; readonly currentStreak: number; readonly isOperator: boolean };

const currentStreakOf = ({ user, ledger }: UserWithLedger, nowMs: number): number =>
  ledger === null ? 0 : streakAt(ledger, nowMs, openAfterEndMs(user.extra_time));

/**
 * Update the user's profile from the identity and return the user. Only the token identifies the user: throw
 * `forbidden_identity` if the claimed uid is not the subject of the token.
 */
export async function syncUser({ db, clock }: Deps, person: Person, claimedUid: string): Promise<SyncedUser> {
  if (claimedUid !== person.subject) throw new Refusal('forbidden_identity');
  const nowMs = clock.now();
  return db.asOwner(person.userId, async (tx) => {
    const loaded = await findUserWithLedger(tx, person.userId);
    if (loaded === null) throw new Refusal('unauthorized');
    const { user } = loaded;
    const currentStreak = currentStreakOf(loaded, nowMs);
    const isOperator = await findOperatorMark(tx, person.userId);
    const profile = identityProfileOf(person);
    if (isSameProfile(user, profile)) return { user, currentStreak, isOperator };
    const change = { ...profile, updated_at: new Date(nowMs) };
    await updateUser(tx, person.userId, change);
    return { user: { ...user, ...change }, currentStreak, isOperator };
  });
}
