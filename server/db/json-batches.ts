import type { RawBuilder } from 'kysely';
import type { Tx } from './db.ts';

/**
 * Rows of one table as JSON arrays in UTF-8, for `jsonb_to_recordset`. An array has a few hundred rows, so that a
 * statement blocks the database and this process only briefly.
 */
export type JsonBatches = readonly Uint8Array[];

export async function runBatches(
  tx: Tx,
  batches: JsonBatches,
  statement: (json: string) => RawBuilder<unknown>,
): Promise<number> {
  let rows = 0n;
  for (const batch of batches) {
    const { numAffectedRows = 0n } = await statement(new TextDecoder().decode(batch)).execute(tx);
    rows += numAffectedRows;
  }
  return Number(rows);
}
