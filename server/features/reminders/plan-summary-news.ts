import { summaryMessage } from '../../../core/domain/notifications/notification-plan.ts';
import type { Tx } from '../../db/db.ts';
import { putMessages } from './planned-message-store.ts';
import { choiceOf } from './reminder-store.ts';
import { shareOf } from './share-of.ts';

/** Plan the message about a new summary if the user has a device and wants such messages. `nowMs` is epoch ms. */
export async function planSummaryNews(tx: Tx, userId: string, nowMs: number): Promise<void> {
  const row = await tx
    .selectFrom('app.reminders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('plan_at', 'is not', null)
    .executeTakeFirst();
  if (row === undefined || row.zone_offset === null) return;
  const choice = choiceOf(row);
  const message = summaryMessage(nowMs, { offset: row.zone_offset, share: shareOf(userId), quiet: choice.quiet });
  if (message !== null && choice.kinds.includes('summary')) await putMessages(tx, [{ ...message, userId }]);
}
