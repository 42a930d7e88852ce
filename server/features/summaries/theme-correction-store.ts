import type { Selectable } from 'kysely';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

export type CorrectionRow = Selectable<Schema['app.theme_corrections']>;

/** Return corrections oldest first: a newer correction may change the name that an older one gave. */
export function listCorrections(tx: Tx, userId: string): Promise<CorrectionRow[]> {
  return tx
    .selectFrom('app.theme_corrections')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('corrected_at')
    .orderBy('theme')
    .execute();
}

export async function insertCorrection(tx: Tx, row: CorrectionRow): Promise<void> {
  await tx.insertInto('app.theme_corrections').values(row).execute();
}

export async function deleteCorrections(tx: Tx, userId: string, themes: readonly string[]): Promise<void> {
  await tx.deleteFrom('app.theme_corrections').where('user_id', '=', userId).where('theme', 'in', themes).execute();
}
