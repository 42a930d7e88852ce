import type { Day } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { todayOf } from '../../../core/domain/ledger/ledger-state.ts';
import { streakAt } from '../../../core/domain/ledger/open-evenings.ts';
import type { Stats } from '../../../core/domain/stats/stats.ts';
import { openAfterEndMs } from '../../../core/domain/windows/extra-time.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { findUserWithLedger } from '../users/ledger-store.ts';
import { deletedDays } from './deleted-days.ts';

/**
 * Return streaks and counts as of today in the user's zone. They are stored at each submit, so reflections are read only
 * for `deletedDays`, if the week may have some. A current streak that has ended since the last submit is returned as 0,
 * but the 0 is not stored.
 */
export async function getStats({ db, clock }: Deps, userId: string): Promise<Stats & { deletedDays: Day[] }> {
  const nowMs = clock.now();
  return db.readAsOwner(userId, async (tx) => {
    const person = await findUserWithLedger(tx, userId);
    if (person === null) throw new Refusal('unauthorized');
    const { user, ledger } = person;
    const today = ledger === null ? null : todayOf(ledger.state, nowMs);
    const isThisWeek = today !== null && user.week_start === weekStartOf(today);
    return {
      currentStreak: ledger === null ? 0 : streakAt(ledger, nowMs, openAfterEndMs(user.extra_time)),
      longestStreak: user.longest_streak,
      totalReflections: user.total_reflections,
      thisWeekCount: isThisWeek ? user.week_count : 0,
      deletedDays: today === null ? [] : await deletedDays(tx, person, today),
    };
  });
}
