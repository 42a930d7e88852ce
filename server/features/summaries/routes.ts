import { Refusal } from '../../errors/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { findSummary, listSummaries } from './summary-store.ts';
import { chooseVersion, createVersion, summaryVersions } from './summary-versions.ts';
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

  listSummaryVersions: async (deps, { person: { userId }, params }) => {
    return { status: 200, body: await summaryVersions(deps, userId, params.id) };
  },

  createSummaryVersion: async (deps, { person: { userId }, params, body }) => {
    const made = await createVersion(deps, userId, { id: params.id, newest: body.newest });
    return { status: made.isNew ? 201 : 200, body: made.body };
  },

  chooseSummaryVersion: async (deps, { person: { userId }, params, body }) => {
    const kept = await chooseVersion(deps, userId, { id: params.id, version: body.version });
    return { status: 200, body: summaryView(kept) };
  },
} satisfies Partial<Handlers>;
