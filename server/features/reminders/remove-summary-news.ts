import { addDays, type Day } from '../../../core/domain/days/day.ts';
import type { Tx } from '../../db/db.ts';

/**
 * Delete the planned message about the summary of a week, because the summary was deleted or the user has opened it. The
 * day of such a message is in the week after.
 */
export async function removeSummaryNews(tx: Tx, userId: string, weekStart: Day): Promise<void> {
  await tx
    .deleteFrom('app.planned_messages')
    .where('user_id', '=', userId)
    .where('kind', '=', 'summary')
    .where('day', '>=', addDays(weekStart, 7))
    .where('day', '<', addDays(weekStart, 14))
    .execute();
}
