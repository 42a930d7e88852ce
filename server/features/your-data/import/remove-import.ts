import type { Deps } from '../../../deps/deps.ts';
import { deleteImport, type ImportKey } from '../../reflections/journal-store.ts';
import { recordTraces } from '../../users/trace-store.ts';
import { lockUser, updateUser } from '../../users/user-store.ts';

/**
 * Delete the entries of an import from another product, and return how many were left of it. They are in no summary and
 * no count, so only the size of the journal changes.
 */
export const removeImport = ({ db }: Deps, userId: string, key: ImportKey): Promise<number> =>
  db.asOwner(
    userId,
    async (tx) => {
      await lockUser(tx, userId);
      const removed = await deleteImport(tx, userId, key);
      if (removed === 0) return 0;
      await recordTraces(tx);
      await updateUser(tx, userId, { text_bytes: null });
      return removed;
    },
    'file',
  );
