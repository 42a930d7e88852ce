import type { Handlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { findSummary, listSummaries } from './summary-store.ts';
import { summaryView } from './summary-view.ts';

export const summaryRoutes = {
  listSummaries: async ({ db }, { person: { userId } }) => {
    const summaries = await db.asOwner(userId, (tx) => listSummaries(tx, userId));
    return { status: 200, body: summaries.map(summaryView) };
  },

  getSummary: async ({ db }, { person: { userId }, params }) => {
    const summary = await db.asOwner(userId, (tx) => findSummary(tx, userId, params.id));
    if (summary === null) throw new Refusal('not_found');
    return { status: 200, body: summaryView(summary) };
  },
} satisfies Partial<Handlers>;
