import type { Tx } from '../../db/db.ts';

/** The end of a claim that pauses a week: until then, no worker can claim the week. */
const never = new Date(Date.UTC(9999, 0, 1));

const tables = ['app.due_weeks', 'app.model_weeks'] as const;

/** Stop writing summaries of a user. A worker that is writing one loses its claim. */
export async function pauseWeeks(tx: Tx, userId: string): Promise<void> {
  for (const table of tables)
    await tx.updateTable(table).set({ claimed_until: never }).where('user_id', '=', userId).execute();
}

/** Let workers claim the paused weeks of a user again. */
export async function resumeWeeks(tx: Tx, userId: string): Promise<void> {
  for (const table of tables) {
    const weeks = tx.updateTable(table).set({ claimed_until: null }).where('user_id', '=', userId);
    await weeks.where('claimed_until', '=', never).execute();
  }
}
