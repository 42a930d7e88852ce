import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Handlers, Person } from '../../http/handler.ts';
import { countReflections, listImports } from '../reflections/journal-store.ts';
import { recordEvent } from '../security/record-event.ts';
import { countSummaries } from '../summaries/journal-store.ts';
import { requiredProof } from '../users/demand-proof.ts';
import { deleteAccount } from './delete/delete-account.ts';
import { exportAccount } from './export/export-account.ts';
import { importFile, previewImport } from './import/import-file.ts';
import { removeImport } from './import/remove-import.ts';

/** Record what has succeeded. If that fails, only log it. */
const recordDone = (deps: Deps, userId: string, kind: 'exported' | 'imported' | 'import_removed'): Promise<void> =>
  recordEvent(deps, userId, kind).catch((error: unknown) =>
    deps.log.fault('a security event could not be stored', error),
  );

/**
 * Refuse imports into the sample journal of a demo, and their removal: all visitors share it, so they could read the
 * imported texts.
 */
function refuseSample(deps: Deps, person: Person): void {
  if (deps.identity.isSampleUser?.(person)) throw new Refusal('sample_person');
}

export const yourDataRoutes = {
  getYourData: async (deps, { person }) => {
    const { userId } = person;
    const counts = await deps.db.readAsOwner(userId, async (tx) => ({
      reflections: await countReflections(tx, userId),
      summaries: await countSummaries(tx, userId),
    }));
    const isSample = deps.identity.isSampleUser?.(person) ?? false;
    return { status: 200, body: { ...counts, proof: await requiredProof(deps, person), isSample } };
  },

  exportData: async (deps, { person }) => {
    const body = await exportAccount(deps, person);
    await recordDone(deps, person.userId, 'exported');
    return { status: 200, body };
  },

  previewImport: async (deps, { person, body }) => {
    refuseSample(deps, person);
    return { status: 200, body: await previewImport(deps, person.userId, body) };
  },

  importData: async (deps, { person, body }) => {
    refuseSample(deps, person);
    const report = await importFile(deps, person.userId, body);
    await recordDone(deps, person.userId, 'imported');
    return { status: 200, body: report };
  },

  listImports: async ({ db }, { person }) => {
    const imports = await db.readAsOwner(person.userId, (tx) => listImports(tx, person.userId));
    const body = imports.map(({ source, importedAt, entries }) => ({
      source,
      importedAt: importedAt?.toISOString() ?? null,
      entries,
    }));
    return { status: 200, body };
  },

  removeImport: async (deps, { person, body: { source, importedAt } }) => {
    refuseSample(deps, person);
    const key = { source, importedAt: importedAt === null ? null : new Date(importedAt) };
    const removed = await removeImport(deps, person.userId, key);
    if (removed > 0) await recordDone(deps, person.userId, 'import_removed');
    return { status: 200, body: { removed } };
  },

  deleteAccount: async (deps, { person, body }) => {
    await deleteAccount(deps, person, body.password).catch(async (error: unknown) => {
      const isWrong = error instanceof Refusal && error.code === 'wrong_password';
      if (isWrong) await recordEvent(deps, person.userId, 'deletion_refused');
      throw error;
    });
    return { status: 200, body: { deleted: true } };
  },
} satisfies Partial<Handlers>;
