// A run is a stored streak: each day row holds the length of the streak that ends on it. One written day adds one, a
// bridged day hands the length on, anything else ends it. Only rows from the changed day on are counted again, so
// a late arrival joins its run without reading a year of rows; streak.ts counts the same from nothing.
import { addDays, type Day } from '../days/day.ts';
import { type DayRow, rowOf } from './ledger-state.ts';

/** The rows with their runs counted again from a day on; a row whose run is right stays the same object. */
export function withRuns(rows: readonly DayRow[], from: Day): DayRow[] {
  const counted: DayRow[] = [];
  for (const row of rows) {
    const run = row.day < from ? row.run : runOf(row, rowOf(counted, addDays(row.day, -1)).run);
    counted.push(run === row.run ? row : { ...row, run });
  }
  return counted;
}

/** The current streak in days: it ends today or, while today has none, yesterday. `today` as `todayOf` says. */
export function currentRun(rows: readonly DayRow[], today: Day): number {
  return rowOf(rows, today).run || rowOf(rows, addDays(today, -1)).run;
}

/** The longest streak in days, given the longest before these rows were counted. It never shrinks. */
export function longestRun(before: number, rows: readonly DayRow[]): number {
  return Math.max(before, ...rows.map((row) => row.run));
}

function runOf(row: DayRow, runBefore: number): number {
  if (row.written.length > 0) return runBefore + 1;
  return row.isBridged ? runBefore : 0;
}
