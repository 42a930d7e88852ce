import { weekStartOf } from '../../../core/domain/days/week.ts';
import { todayOf } from '../../../core/domain/ledger/ledger-state.ts';
import { currentRun } from '../../../core/domain/ledger/run.ts';
import type { Stats } from '../../../core/domain/stats/stats.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { findUserWithLedger } from '../users/ledger-store.ts';

/**
 * Return streaks and counts as of today in the zone in force, from the values that submits store. If the current streak
 * has ended since the last submit, return 0 without a write.
 */
export async function getStats({ db, clock }: Deps, userId: string): Promise<Stats> {
  const person = await db.asOwner(userId, (tx) => findUserWithLedger(tx, userId));
  if (person === null) throw new Refusal('unauthorized');
  const { user, ledger } = person;
  const today = ledger === null ? null : todayOf(ledger.state, clock.now());
  const isThisWeek = today !== null && user.week_start === weekStartOf(today);
  return {
    currentStreak: ledger === null || today === null ? 0 : currentRun(ledger.rows, today),
    longestStreak: user.longest_streak,
    totalReflections: user.total_reflections,
    thisWeekCount: isThisWeek ? user.week_count : 0,
  };
}
