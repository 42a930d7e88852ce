import type { Deps } from '../../deps/deps.ts';
import { jobIdOf } from '../../jobs/job-id.ts';
import { weeklySummary } from '../../jobs/weekly-summary.ts';
import { type DueWeek, pageOfDueWeeks } from './due-week-store.ts';

const pageSize = 500;

/** After this long a job that has used up its tries, or was lost, is sent under another id. */
const freshIdEveryMs = 6 * 3_600_000;

/** The same week, generation and quarter of a day give the same id, so however many sweeps send one job. */
const weekJobId = ({ userId, weekStart, generation }: DueWeek, nowMs: number) =>
  jobIdOf('weekly-summary', userId, weekStart, generation, Math.floor(nowMs / freshIdEveryMs));

/**
 * Finds every week that is due and sends one job for each; answers how many. Costs what is due, not how many people
 * there are, and may run at the same time on several servers and after days of outage.
 */
export async function sweepDueWeeks({ db, queue, clock }: Pick<Deps, 'db' | 'queue' | 'clock'>): Promise<number> {
  const nowMs = clock.now();
  let sent = 0;
  for (let last: DueWeek | null = null; ; ) {
    const after: DueWeek | null = last;
    const page = await db.asSweeper(async (tx) => {
      const weeks = await pageOfDueWeeks(tx, new Date(nowMs), after, pageSize);
      const batch = weeks.map((week) => ({
        id: weekJobId(week, nowMs),
        payload: { userId: week.userId, weekStart: week.weekStart, generation: week.generation },
      }));
      await queue.sendAll(tx, weeklySummary, batch);
      return weeks;
    });
    sent += page.length;
    last = page.at(-1) ?? null;
    if (last === null || page.length < pageSize) return sent;
  }
}
