import type { Day } from '../../../core/domain/days/day.ts';
import type { Tx } from '../../db/db.ts';
import { removeModelWeeks } from './model-week-store.ts';

/**
 * Delete all versions of a week's summary, and remove them from the schedule for models. The summary keeps its id, and
 * is listed again after it has been rewritten. Return false if the week had no summary.
 */
export async function eraseTexts(tx: Tx, userId: string, weekStart: Day): Promise<boolean> {
  await removeModelWeeks(tx, userId, weekStart);
  await tx
    .deleteFrom('app.summary_versions')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('app.summaries')
    .set({ version: 0 })
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Delete a week's summary with all its versions, and remove the week from the schedule. */
export async function eraseWeek(tx: Tx, userId: string, weekStart: Day): Promise<void> {
  await eraseTexts(tx, userId, weekStart);
  await tx.deleteFrom('app.summaries').where('user_id', '=', userId).where('week_start', '=', weekStart).execute();
  await tx.deleteFrom('app.due_weeks').where('user_id', '=', userId).where('week_start', '=', weekStart).execute();
}
