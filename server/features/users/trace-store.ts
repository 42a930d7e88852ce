import type { Tx } from '../../db/db.ts';

/**
 * Record that this transaction deletes somebody's words. Their bytes stay in the files of the database until
 * `db.eraseTraces` has run.
 */
export async function recordTraces(tx: Tx): Promise<void> {
  await tx.insertInto('app.traces').defaultValues().execute();
}
