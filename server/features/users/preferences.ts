import type { Deps } from '../../deps.ts';
import { Refusal } from '../../http/refusal.ts';
import { findUser, lockUser, type UserRow, updateUser } from './user-store.ts';

/** The choices to change; what is not named stays. */
export type PreferenceChange = {
  readonly extraTime?: boolean | undefined;
  readonly aiSummaries?: UserRow['ai_summaries'] | undefined;
};

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
  { extraTime, aiSummaries }: PreferenceChange,
): Promise<UserRow> {
  return db.asOwner(userId, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === null) throw new Refusal('unauthorized');
    const wanted = { extra_time: extraTime ?? user.extra_time, ai_summaries: aiSummaries ?? user.ai_summaries };
    if (wanted.extra_time === user.extra_time && wanted.ai_summaries === user.ai_summaries) return user;
    const change = { ...wanted, updated_at: new Date(clock.now()) };
    await updateUser(tx, userId, change);
    return { ...user, ...change };
  });
}
