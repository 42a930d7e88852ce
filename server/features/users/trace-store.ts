import type { Tx } from '../../db/db.ts';

/**
 * Record that this transaction deletes texts of a user. The bytes of these texts stay in the files of the database
 * until `db.eraseTraces` runs.
 */
export async function recordTraces(tx: Tx): Promise<void> {
  await tx.insertInto('app.traces').defaultValues().execute();
}
