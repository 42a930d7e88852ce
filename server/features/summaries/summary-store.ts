import type { Selectable } from 'kysely';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

export type SummaryRow = Selectable<Schema['app.summaries']>;

/** All of a person's summaries, newest week first. */
export function listSummaries(tx: Tx, userId: string): Promise<SummaryRow[]> {
  return tx
    .selectFrom('app.summaries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('week_start', 'desc')
    .execute();
}

export async function findSummary(tx: Tx, userId: string, id: string): Promise<SummaryRow | null> {
  const row = await tx
    .selectFrom('app.summaries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the summary of a week; one that is there keeps its id and counts as made anew. */
export async function putSummary(tx: Tx, row: Omit<SummaryRow, 'remade'>): Promise<void> {
  await tx
    .insertInto('app.summaries')
    .values({ ...row, remade: false })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'week_start']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        long_summary: eb.ref('excluded.long_summary'),
        key_themes: eb.ref('excluded.key_themes'),
        reflection_count: eb.ref('excluded.reflection_count'),
        generation: eb.ref('excluded.generation'),
        generated_at: eb.ref('excluded.generated_at'),
        remade: true,
      })),
    )
    .execute();
}
