// How a weekly summary is made: `week-scheduler.ts` inserts a week with enough reflections into app.due_weeks. The week
// is due on Monday at 04:00 local time. A worker claims the week and calls the builtin writer outside any transaction.
// Then one transaction removes the week from the schedule, stores the summary, plans the message about it, and
// schedules the week for a model if the user wants one. A reflection that is submitted during the writing increases the
// `generation` of the week; then the worker stores nothing, because it claimed an older generation.
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import type { QueueJob } from '../../jobs/job.ts';
import { type Backoff, retryDelayMs } from '../../jobs/retry.ts';
import { runDue } from '../../jobs/run-jobs.ts';
import type { WeekToSummarise, WrittenSummary } from '../../writer/writer.ts';
import type { ReflectionRow } from '../reflections/reflection-store.ts';
import { planSummaryNews } from '../reminders/plan-summary-news.ts';
import { lockUser, type UserRow } from '../users/user-store.ts';
import { type ClaimedWeek, claimDueWeek, finishDueWeek, retryDueWeek } from './due-week-store.ts';
import { removeModelWeek, removeModelWeeks, scheduleModel } from './model-week-store.ts';
import { findReplaced, putFirstVersion } from './summary-store.ts';
import { readWeekRows, versionRow, weekToSummarise } from './week-to-summarise.ts';

const maxAttempts = 6;
const backoff: Backoff = { firstMs: 5_000, factor: 2, maxMs: 3_600_000 };

export const weeklySummaryJob: QueueJob<ClaimedWeek> = {
  name: 'weekly-summary',
  room: 'summaries',
  pollMs: 1_000,
  concurrency: 2,
  leaseMs: () => 120_000,
  claim: ({ db }, lease) => db.asSweeper((tx) => claimDueWeek(tx, lease, maxAttempts)),
  run: makeWeeklySummary,
  onError: async ({ db, clock, random }, week) => {
    const retryAt = new Date(clock.now() + retryDelayMs(backoff, week.attempt, random));
    await db.asOwner(week.userId, (tx) => retryDueWeek(tx, week, week.attempt < maxAttempts ? retryAt : null));
  },
};

/** Write all summaries of one user that are due now. */
export async function makeDueSummaries(deps: Deps, userId: string): Promise<void> {
  const claim: typeof weeklySummaryJob.claim = ({ db }, lease) =>
    db.asOwner(userId, (tx) => claimDueWeek(tx, lease, maxAttempts));
  await runDue({ ...weeklySummaryJob, claim }, deps);
}

/** Write and store the summary of a claimed week, at most once. Reject if the writer fails. */
async function makeWeeklySummary(deps: Deps, claimed: ClaimedWeek): Promise<void> {
  const { db, writer } = deps;
  const { userId, weekStart } = claimed;
  const read = await db.readAsOwner(userId, (tx) => readWeekRows(tx, userId, weekStart));
  const { rows } = read;
  const week = await weekToSummarise(read, weekStart, 0);
  const written = rows.length >= SUMMARY_REFLECTIONS_MIN ? await writer.write(week) : null;
  await deps.summaryModel.find();
  await db.asOwner(userId, async (tx) => {
    // Lock the user before the week, as a submit does: the opposite order could cause a deadlock.
    const user = await lockUser(tx, userId);
    const isOurs = await finishDueWeek(tx, claimed);
    if (user !== null && isOurs && written !== null)
      await storeSummary(deps, tx, claimed, { user, rows, week, written });
  });
}

type Written = {
  readonly user: UserRow;
  readonly rows: readonly ReflectionRow[];
  readonly week: WeekToSummarise;
  readonly written: WrittenSummary;
};

/**
 * Store version 0 of a summary, unless the user turned summaries off. A stored summary is replaced only once, after a
 * late reflection. There are two exceptions: a week that now contains a phrase of harm always gets a careful summary,
 * and a summary without text after the deletion of a reflection is always written again.
 */
async function storeSummary(deps: Deps, tx: Tx, claimed: ClaimedWeek, work: Written): Promise<void> {
  const { userId, weekStart, generation } = claimed;
  const { user, rows, week, written } = work;
  const now = new Date(deps.clock.now());
  const stored = await findReplaced(tx, userId, weekStart);
  const turnsCareful = stored !== null && week.careful;
  // Replace a summary only once. A user who travels west on Monday morning can be in the previous week again and write
  // more reflections in it. These reflections do not change the summary.
  const isDone = user.ai_summaries === 'off' || stored?.wasReplaced;
  if (!turnsCareful && !stored?.isEmpty && isDone) return;
  const key = { userId, weekStart, version: 0 };
  await putFirstVersion(tx, generation, {
    ...versionRow(key, written, rows, week.careful, now),
    asked_week: null,
  });
  if (week.careful) await removeModelWeeks(tx, userId, weekStart);
  else await removeModelWeek(tx, key);
  await scheduleModel(deps, tx, key, { user, careful: week.careful, now });
  const wasOpened = (user.opened_week ?? '') >= weekStart;
  if (stored === null && !wasOpened) await planSummaryNews(tx, userId, now.getTime());
}
