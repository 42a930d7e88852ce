// The streak counted from nothing and explained day by day (DESIGN 3.9): consecutive ledger days with a reflection,
// ending today or, while today has none, yesterday. Bridged days neither count nor break. The stored runs of run.ts must
// give the same numbers; this is what shows a person why.
import { addDays, type Day } from '../days/day.ts';

/** A day of the ledger, for a streak. Days not given have nothing on them. */
export type StreakDay = { readonly day: Day; readonly isWritten: boolean; readonly isBridged: boolean };

/** `days` are those of the current streak, oldest first; `open` is today while it still can be written. */
export type Streak = {
  readonly current: number;
  readonly longest: number;
  readonly days: readonly { readonly day: Day; readonly kind: 'counted' | 'bridged' | 'open' }[];
};

type Kind = Streak['days'][number]['kind'];

/** Counts the streak as of `today`. The days may come in any order. */
export function countStreak(days: readonly StreakDay[], today: Day): Streak {
  const kinds = new Map<Day, Kind>();
  for (const { day, isWritten, isBridged } of days) {
    if (isWritten) kinds.set(day, 'counted');
    else if (isBridged) kinds.set(day, 'bridged');
  }
  const explained = trailEndingOn(kinds, kinds.has(today) ? today : addDays(today, -1));
  const current = countedIn(explained);
  const hasOpenToday = current > 0 && !kinds.has(today);
  return {
    current,
    longest: longestIn(kinds),
    days: hasOpenToday ? [...explained, { day: today, kind: 'open' }] : explained,
  };
}

/** The unbroken days that end on `last`, oldest first, from the first counted one on. */
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
