import type { Tx } from '../../../db/db.ts';

/**
 * Every table of a person's, in the order in which they are emptied: reminders before what is planned by them, because
 * whoever plans holds the former. The tables of the sign-in and the queue go by doors
 * of their own; a test finds in the database's catalogue what is in none of the three.
 */
export const erasedTables = [
  'app.model_weeks',
  'app.due_weeks',
  'app.summary_versions',
  'app.summaries',
  'app.reflections',
  'app.days',
  'app.devices',
  'app.reminders',
  'app.planned_messages',
  'app.identities',
  'app.users',
] as const;

export async function eraseTables(tx: Tx, userId: string): Promise<void> {
  for (const table of erasedTables) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
}
