import { Refusal } from '../../errors/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { correctTheme, getThemeCorrections, takeBackCorrection } from './correct-theme.ts';
import { listRewrittenWeeks } from './due-week-store.ts';
import { findSummary, listSummaries } from './summary-store.ts';
import { chooseVersion, createVersion, summaryVersions } from './summary-versions.ts';
import { summaryViewer } from './summary-view.ts';
import { takeBuiltinWords } from './take-builtin-words.ts';

export const summaryRoutes = {
  listSummaries: async ({ db }, { person: { userId } }) => {
    const body = await db.readAsOwner(userId, async (tx) =>
      (await listSummaries(tx, userId)).map(await summaryViewer(tx, userId)),
    );
    return { status: 200, body };
  },

  listRewrittenWeeks: async ({ db }, { person: { userId } }) => {
    return { status: 200, body: await db.readAsOwner(userId, (tx) => listRewrittenWeeks(tx, userId)) };
  },

  getSummary: async ({ db }, { person: { userId }, params }) => {
    const body = await db.readAsOwner(userId, async (tx) => {
      const summary = await findSummary(tx, userId, params.id);
      if (summary === null) throw new Refusal('not_found');
      return (await summaryViewer(tx, userId))(summary);
    });
    return { status: 200, body };
  },

  listSummaryVersions: async (deps, { person: { userId }, params }) => {
    return { status: 200, body: await summaryVersions(deps, userId, params.id) };
  },

  createSummaryVersion: async (deps, { person: { userId }, params, body }) => {
    const made = await createVersion(deps, userId, { id: params.id, newest: body.newest });
    return { status: made.isNew ? 201 : 200, body: made.body };
  },

  chooseSummaryVersion: async (deps, { person: { userId }, params, body }) => {
    return { status: 200, body: await chooseVersion(deps, userId, { id: params.id, version: body.version }) };
  },

  takeBuiltinWords: async (deps, { person: { userId }, params }) => {
    return { status: 200, body: await takeBuiltinWords(deps, userId, params.id) };
  },

  listThemeCorrections: async (deps, { person: { userId } }) => {
    return { status: 200, body: await getThemeCorrections(deps, userId) };
  },

  correctTheme: async (deps, { person: { userId }, body }) => {
    return { status: 200, body: await correctTheme(deps, userId, body) };
  },

  takeBackCorrection: async (deps, { person: { userId }, body }) => {
    return { status: 200, body: await takeBackCorrection(deps, userId, body) };
  },
} satisfies Partial<Handlers>;
