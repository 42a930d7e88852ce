import type { Day } from '../../../core/domain/days/day.ts';
import type { Deps } from '../../deps/deps.ts';
import { planSummaryNews } from '../reminders/plan-summary-news.ts';
import { claimAnnouncement } from './summary-store.ts';

export type SummaryNews = { readonly userId: string; readonly weekStart: Day };

/**
 * Takes the telling of a new summary, once for each (user, week) whatever is sent twice, and plans the message; false
 * when it was taken.
 */
export function announceSummary({ db, clock }: Pick<Deps, 'db' | 'clock'>, news: SummaryNews): Promise<boolean> {
  const nowMs = clock.now();
  return db.asOwner(news.userId, async (tx) => {
    const isFirst = await claimAnnouncement(tx, news.userId, news.weekStart, new Date(nowMs));
    if (isFirst) await planSummaryNews(tx, news.userId, nowMs);
    return isFirst;
  });
}
