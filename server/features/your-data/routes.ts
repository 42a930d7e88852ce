import type { Handlers } from '../../http/handler.ts';
import { deleteAccount, proofOf } from './delete/delete-account.ts';
import { exportAccount } from './export/export-account.ts';
import { importFile, previewImport } from './import/import-file.ts';
import { countWritten } from './import/import-store.ts';

export const yourDataRoutes = {
  getYourData: async (deps, { person }) => {
    const { reflections, summaries } = await deps.db.asOwner(person.userId, (tx) => countWritten(tx, person.userId));
    const isSample = deps.identity.isSample?.(person) ?? false;
    return { status: 200, body: { reflections, summaries, proof: await proofOf(deps, person), isSample } };
  },

  exportData: async (deps, { person }) => ({ status: 200, body: await exportAccount(deps, person) }),

  previewImport: async (deps, { person, body }) => ({
    status: 200,
    body: await previewImport(deps, person.userId, body),
  }),

  importData: async (deps, { person, body }) => ({ status: 200, body: await importFile(deps, person.userId, body) }),

  deleteAccount: async (deps, { person, body }) => {
    await deleteAccount(deps, person, body.password);
    return { status: 200, body: { deleted: true } };
  },
} satisfies Partial<Handlers>;
