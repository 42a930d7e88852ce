import type { Day } from '../../../core/domain/day.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import { weekEnd } from '../../../core/domain/week.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { WeekToSummarise } from '../../outside/writer/writer.ts';
import { listDays } from '../reflections/reflection-store.ts';
import { claimDueWeek, finishDueWeek, releaseDueWeek } from './due-week-claims.ts';
import { putSummary } from './summary-store.ts';

export type SummaryOrder = { readonly userId: string; readonly weekStart: Day; readonly generation: number };

/** Shorter than the job's own limit, so that a try after a killed worker finds the week free. */
export const claimMs = 120_000;

async function weekOf(tx: Tx, userId: string, weekStart: Day): Promise<WeekToSummarise> {
  const newestFirst = await listDays(tx, userId, weekStart, weekEnd(weekStart));
  return {
    weekStart,
    reflections: newestFirst.toReversed().map(({ type, day, question, content }) => ({
      type,
      localDate: day,
      question,
      content,
    })),
    version: 0,
    careful: false,
  };
}

/**
 * Writes the summary of one week, at most once for each order: the worker takes the week by a conditional write, lets
 * the writer work outside any transaction, and stores only if the week is still its own. A reflection that arrives
 * meanwhile changes the generation and so takes the week away. Rejects when another worker is at it or the writer
 * failed; the job is then tried again.
 */
export async function writeSummary({ db, clock, random, writer }: Deps, order: SummaryOrder): Promise<void> {
  const { userId, weekStart, generation } = order;
  const now = new Date(clock.now());
  const until = new Date(now.getTime() + claimMs);
  const week = await db.asOwner(userId, async (tx) => {
    const claim = await claimDueWeek(tx, order, { now, until });
    if (claim === 'held_by_another') throw new Error('another worker is writing this week');
    return claim === 'taken' ? weekOf(tx, userId, weekStart) : null;
  });
  if (week === null) return;
  try {
    const enough = week.reflections.length >= SUMMARY_REFLECTIONS_MIN;
    const written = enough ? await writer.write(week) : null;
    await db.asOwner(userId, async (tx) => {
      if (!(await finishDueWeek(tx, order, until)) || written === null) return;
      await putSummary(tx, {
        user_id: userId,
        id: random.id(),
        week_start: weekStart,
        title: written.title,
        long_summary: written.longSummary,
        key_themes: [...written.keyThemes],
        reflection_count: week.reflections.length,
        generation,
        generated_at: new Date(clock.now()),
      });
    });
  } catch (error) {
    await db.asOwner(userId, (tx) => releaseDueWeek(tx, order, until));
    throw error;
  }
}
