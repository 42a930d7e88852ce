import type { Day } from '../../../core/domain/day.ts';
import type { Deps } from '../../deps.ts';
import { claimAnnouncement } from './summary-store.ts';

export type SummaryNews = { readonly userId: string; readonly weekStart: Day };

/** Takes the telling of a new summary, once for each (user, week) whatever is sent twice; false when it was taken. */
export function announceSummary({ db, clock }: Pick<Deps, 'db' | 'clock'>, news: SummaryNews): Promise<boolean> {
  return db.asOwner(news.userId, (tx) => claimAnnouncement(tx, news.userId, news.weekStart, new Date(clock.now())));
}
