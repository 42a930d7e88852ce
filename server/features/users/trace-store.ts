import type { Tx } from '../../db/db.ts';

/** Record that this transaction deletes user texts: their bytes stay in the files until `db.eraseTraces` runs. */
export async function recordTraces(tx: Tx): Promise<void> {
  await tx.insertInto('app.traces').defaultValues().execute();
}
