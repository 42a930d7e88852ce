// Count the streak from all days and explain it day by day. Bridged days (lost to a flight) neither count for a streak
// nor end it. ledger/run.ts stores the same numbers without the reasons.
import { addDays, type Day, daysFrom } from '../days/day.ts';

/** A day without a `StreakDay` has no reflection and is not bridged. */
export type StreakDay = { readonly day: Day; readonly isWritten: boolean; readonly isBridged: boolean };

/** `days` are the days of the current streak, oldest first. After them come days that can still be written (`open`). */
export type Streak = {
  readonly current: number;
  readonly longest: number;
  readonly days: readonly { readonly day: Day; readonly kind: 'counted' | 'bridged' | 'open' }[];
  /**
   * The length of the streak that ended the day before yesterday, which a late reflection for yesterday would continue.
   * Otherwise 0.
   */
  readonly endedBeforeYesterday: number;
};

type Kind = Streak['days'][number]['kind'];

/**
 * Count the current and the longest streak. `days` may be in any order. Days from `openFrom` on can still be written.
 */
export function countStreak(days: readonly StreakDay[], today: Day, openFrom = today): Streak {
  const kinds = new Map<Day, Kind>();
  for (const { day, isWritten, isBridged } of days) {
    if (isWritten) kinds.set(day, 'counted');
    else if (isBridged) kinds.set(day, 'bridged');
  }
  const ends = daysFrom(addDays(openFrom, -1), addDays(today, 1)).reverse();
  const trails = ends.map((end) => trailEndingOn(kinds, end));
  const explained = trails.find((trail) => trail.length > 0) ?? [];
  const current = countedIn(explained);
  const last = explained[explained.length - 1]?.day ?? today;
  const open = daysFrom(addDays(last, 1), addDays(today, 1)).map((day) => ({ day, kind: 'open' as const }));
  // Without `openFrom`, the current streak is empty or has begun today. Otherwise it may be the one that ended.
  const hasEnded = !kinds.has(addDays(today, -1)) && (current === 0 || last === today);
  const ended = hasEnded ? trailEndingOn(kinds, addDays(today, -2)) : [];
  return {
    current,
    longest: longestIn(kinds),
    days: [...explained, ...open],
    endedBeforeYesterday: countedIn(ended),
  };
}

/** Return the consecutive counted or bridged days up to `last`, oldest first, beginning with a counted day. */
function trailEndingOn(kinds: ReadonlyMap<Day, Kind>, last: Day): { day: Day; kind: Kind }[] {
  const trail: { day: Day; kind: Kind }[] = [];
  for (let day = last, kind = kinds.get(day); kind !== undefined; day = addDays(day, -1), kind = kinds.get(day)) {
    trail.unshift({ day, kind });
  }
  const first = trail.findIndex(({ kind }) => kind === 'counted');
  return first === -1 ? [] : trail.slice(first);
}

function longestIn(kinds: ReadonlyMap<Day, Kind>): number {
  const ends = [...kinds.keys()].filter((day) => !kinds.has(addDays(day, 1)));
  return Math.max(0, ...ends.map((end) => countedIn(trailEndingOn(kinds, end))));
}

function countedIn(trail: readonly { readonly kind: Kind }[]): number {
  return trail.filter(({ kind }) => kind === 'counted').length;
}
