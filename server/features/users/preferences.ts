import type { Deps } from '../../deps.ts';
import { Refusal } from '../../http/refusal.ts';
import { findUser, lockUser, type UserRow, updateUser } from './user-store.ts';

/** The choices to change; what is not named stays. */
export type PreferenceChange = { readonly extraTime?: boolean | undefined };

/** The person's row, which holds the choices. */
export async function readPreferences({ db }: Deps, userId: string): Promise<UserRow> {
  const user = await db.asOwner(userId, (tx) => findUser(tx, userId));
  if (user === null) throw new Refusal('unauthorized');
  return user;
}

/** Changes what is named and answers the person's row. */
export async function changePreferences(
  { db, clock }: Deps,
  userId: string,
  { extraTime }: PreferenceChange,
): Promise<UserRow> {
  return db.asOwner(userId, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === null) throw new Refusal('unauthorized');
    if (extraTime === undefined || extraTime === user.extra_time) return user;
    const change = { extra_time: extraTime, updated_at: new Date(clock.now()) };
    await updateUser(tx, userId, change);
    return { ...user, ...change };
  });
}
