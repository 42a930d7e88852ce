import { sql } from 'kysely';
import type { DeepProof } from '../../../core/contract/reflections.ts';
import { DEEP_CHAIN_FIRST_DAY, lastRevealedDay } from '../../../core/domain/deep-proof.ts';
import type { Deps } from '../../deps.ts';

const mostDays = 60;

/**
 * The person's deep windows of days that are over everywhere, the newest 60, and the secret that all of them follow
 * from. Nothing of a day that somebody can still be in.
 */
export async function deepProof({ db, clock, deepChain }: Deps, userId: string): Promise<DeepProof> {
  const latest = lastRevealedDay(clock.now());
  const windows = await db.asOwner(userId, (tx) =>
    tx
      .selectFrom('app.days')
      .select(['day', sql<number>`(row ->> 'deepMinute')::integer`.as('minute')])
      .where('user_id', '=', userId)
      .where('day', '<=', latest)
      .where(sql<boolean>`row ->> 'deepMinute' is not null`)
      .orderBy('day', 'desc')
      .limit(mostDays)
      .execute(),
  );
  const secretAt = (day: string) => ({ day, value: Buffer.from(deepChain.secretOf(day)).toString('hex') });
  return {
    userId,
    anchor: secretAt(DEEP_CHAIN_FIRST_DAY),
    latest: secretAt(latest),
    windows,
    since: deepChain.since,
  };
}
