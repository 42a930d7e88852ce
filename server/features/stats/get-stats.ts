import { weekStartOf } from '../../../core/domain/days/week.ts';
import { todayOf } from '../../../core/domain/ledger/ledger-state.ts';
import { streakAt } from '../../../core/domain/ledger/open-evenings.ts';
import type { Stats } from '../../../core/domain/stats/stats.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { findUserWithLedger } from '../users/ledger-store.ts';

/**
 * Return streaks and counts as of today in the user's zone. They are stored at each submit, so no reflections are read.
 * A current streak that has ended since the last submit is returned as 0, but the 0 is not stored.
 */
export async function getStats({ db, clock }: Deps, userId: string): Promise<Stats> {
  const person = await db.readAsOwner(userId, (tx) => findUserWithLedger(tx, userId));
  if (person === null) throw new Refusal('unauthorized');
  const { user, ledger } = person;
  const nowMs = clock.now();
  const today = ledger === null ? null : todayOf(ledger.state, nowMs);
  const isThisWeek = today !== null && user.week_start === weekStartOf(today);
  return {
    currentStreak: ledger === null ? 0 : streakAt(ledger, nowMs),
    longestStreak: user.longest_streak,
    totalReflections: user.total_reflections,
    thisWeekCount: isThisWeek ? user.week_count : 0,
  };
}
