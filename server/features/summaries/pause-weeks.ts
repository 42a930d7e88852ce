import type { Tx } from '../../db/db.ts';

/** A paused week is claimed until this instant, so that no worker can claim it. */
const never = new Date(Date.UTC(9999, 0, 1));

const tables = ['app.due_weeks', 'app.model_weeks'] as const;

/** Pause the writing of a user's summaries. A worker that is writing a summary loses its claim. */
export async function pauseWeeks(tx: Tx, userId: string): Promise<void> {
  for (const table of tables)
    await tx.updateTable(table).set({ claimed_until: never }).where('user_id', '=', userId).execute();
}

/** Undo `pauseWeeks`: let workers claim the weeks of this user again. */
export async function resumeWeeks(tx: Tx, userId: string): Promise<void> {
  for (const table of tables) {
    const weeks = tx.updateTable(table).set({ claimed_until: null }).where('user_id', '=', userId);
    await weeks.where('claimed_until', '=', never).execute();
  }
}
