import type { Day } from '../../../core/domain/days/day.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { jobIdOf } from '../../jobs/job-id.ts';
import { summaryReady } from '../../jobs/summary-ready.ts';
import type { WeekToSummarise, WrittenSummary } from '../../writer/writer.ts';
import type { ReflectionRow } from '../reflections/reflection-store.ts';
import { lockUser } from '../users/user-store.ts';
import { claimDueWeek, finishDueWeek, releaseDueWeek } from './due-week-store.ts';
import { removeModelWeek, removeModelWeeks } from './model-week-store.ts';
import { orderModel } from './order-model.ts';
import { findRemade, putFirstVersion } from './summary-store.ts';
import { reflectionsOfWeek, versionRow, weekToSummarise } from './week-to-summarise.ts';

export type SummaryOrder = { readonly userId: string; readonly weekStart: Day; readonly generation: number };

/** Shorter than the job's own limit, so that a try after a killed worker finds the week free. */
const claimMs = 120_000;

type Work = {
  readonly rows: readonly ReflectionRow[];
  readonly week: WeekToSummarise;
  readonly written: WrittenSummary;
};

/** All that a written week changes, in the transaction that takes it off the schedule. */
async function store(deps: Deps, tx: Tx, order: SummaryOrder, { rows, week, written }: Work): Promise<void> {
  const { userId, weekStart, generation } = order;
  const now = new Date(deps.clock.now());
  const user = await lockUser(tx, userId);
  if (user === null) return;
  const before = await findRemade(tx, userId, weekStart);
  const turnsCareful = before !== null && week.careful;
  // Somebody who moved west over Monday 04:00 could come back to a week that was made anew before.
  if (!turnsCareful && (user.ai_summaries === 'off' || before?.wasRemade)) return;
  const first = { userId, weekStart, version: 0 };
  await putFirstVersion(tx, deps.random.id(), generation, {
    ...versionRow(first, written, rows, week.careful, now),
    asked_week: null,
  });
  if (week.careful) await removeModelWeeks(tx, userId, weekStart);
  else await removeModelWeek(tx, first);
  await orderModel(deps, tx, first, { user, careful: week.careful, now });
  if (before === null) {
    await deps.queue.send(tx, summaryReady, { userId, weekStart }, { id: jobIdOf('summary-ready', userId, weekStart) });
  }
}

/**
 * Writes the summary of one week, at most once for each order: the worker takes the week by a conditional write, lets
 * the writer work outside any transaction, and stores only if the week is still its own. A reflection that arrives
 * meanwhile changes the generation and so takes the week away. The builtin writer always writes; a model may replace
 * its words later. Nothing is written for a person who wants no summaries, nor a third time,
 * unless words of harm came late: a summary that is there turns careful whenever they come. Rejects when another
 * worker is at it or the writer failed; the job is then tried again.
 */
export async function writeSummary(deps: Deps, order: SummaryOrder): Promise<void> {
  const { db, clock, writer } = deps;
  const { userId, weekStart } = order;
  const now = new Date(clock.now());
  const until = new Date(now.getTime() + claimMs);
  const rows = await db.asOwner(userId, async (tx) => {
    const claim = await claimDueWeek(tx, order, { now, until });
    if (claim === 'held_by_another') throw new Error('another worker is writing this week');
    return claim === 'taken' ? reflectionsOfWeek(tx, userId, weekStart) : null;
  });
  if (rows === null) return;
  try {
    const week = await weekToSummarise(rows, weekStart, 0);
    const written = rows.length >= SUMMARY_REFLECTIONS_MIN ? await writer.write(week) : null;
    await db.asOwner(userId, async (tx) => {
      if (!(await finishDueWeek(tx, order, until)) || written === null) return;
      await store(deps, tx, order, { rows, week, written });
    });
  } catch (error) {
    await db.asOwner(userId, (tx) => releaseDueWeek(tx, order, until));
    throw error;
  }
}
