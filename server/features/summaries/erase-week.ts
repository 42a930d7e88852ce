import type { Day } from '../../../core/domain/days/day.ts';
import type { Tx } from '../../db/db.ts';
import { removeSummaryNews } from '../reminders/remove-summary-news.ts';
import { findUser, updateUser } from '../users/user-store.ts';
import { removeModelWeeks } from './model-week-store.ts';

/**
 * Before the versions of a summary are deleted, add those that the user requested to the user's count of requests.
 * Otherwise, the user could request more versions after each deletion. Count only versions that were requested in the
 * latest week, because the limit applies to one week.
 */
async function keepRequests(tx: Tx, userId: string, weekStart: Day): Promise<void> {
  const versions = await tx
    .selectFrom('app.summary_versions')
    .select('asked_week')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .execute();
  const weeks = versions.flatMap(({ asked_week }) => asked_week ?? []).toSorted();
  const latest = weeks.at(-1);
  const user = await findUser(tx, userId);
  if (latest === undefined || user === null || latest < (user.erased_requests_week ?? '')) return;
  const before = latest === user.erased_requests_week ? user.erased_requests : 0;
  const erased_requests = before + weeks.filter((week) => week === latest).length;
  await updateUser(tx, userId, { erased_requests_week: latest, erased_requests });
}

/**
 * Delete all versions of a week's summary, and remove them from the schedule for models. The summary keeps its id, and
 * is listed again after it has been rewritten. Return false if the week had no summary.
 */
export async function eraseTexts(tx: Tx, userId: string, weekStart: Day): Promise<boolean> {
  await keepRequests(tx, userId, weekStart);
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

/** Delete a week's summary with all its versions and its planned message, and remove the week from the schedule. */
export async function eraseWeek(tx: Tx, userId: string, weekStart: Day): Promise<void> {
  await eraseTexts(tx, userId, weekStart);
  await removeSummaryNews(tx, userId, weekStart);
  await tx.deleteFrom('app.summaries').where('user_id', '=', userId).where('week_start', '=', weekStart).execute();
  await tx.deleteFrom('app.due_weeks').where('user_id', '=', userId).where('week_start', '=', weekStart).execute();
}
