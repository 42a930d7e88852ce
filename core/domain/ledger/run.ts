// Each day row stores the length of the streak that ends on that day (`run`). A change recounts only the rows from the
// changed day on: otherwise a late reflection would require a year of rows. stats/streak.ts computes the same lengths
// from all days.
import { addDays, type Day, daysFrom } from '../days/day.ts';
import { type DayRow, rowOf } from './ledger-state.ts';

/** Recount `run` from a day on. A row that was already correct stays the same object. */
export function withRuns(rows: readonly DayRow[], from: Day): DayRow[] {
  const counted: DayRow[] = [];
  for (const row of rows) {
    const run = row.day < from ? row.run : runOf(row, rowOf(counted, addDays(row.day, -1)).run);
    counted.push(run === row.run ? row : { ...row, run });
  }
  return counted;
}

/**
 * Return the current streak. It ends today or, while today has no reflection, yesterday. If another device can still
 * write days from `openFrom` on, it may end as early as the day before `openFrom`.
 */
export function currentRun(rows: readonly DayRow[], today: Day, openFrom = today): number {
  const days = daysFrom(addDays(openFrom, -1), addDays(today, 1)).reverse();
  return days.map((day) => rowOf(rows, day).run).find((run) => run > 0) ?? 0;
}

export function longestRun(before: number, rows: readonly DayRow[]): number {
  return Math.max(before, ...rows.map((row) => row.run));
}

function runOf(row: DayRow, runBefore: number): number {
  if (row.written.length > 0) return runBefore + 1;
  return row.isBridged ? runBefore : 0;
}
