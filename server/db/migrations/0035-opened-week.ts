import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Remember which summary a user has opened, so that no device announces it again. */
export const openedWeek: Migration = {
  name: '0035-opened-week',
  up: async (tx) => {
    await sql`alter table app.users add column opened_week date`.execute(tx);
  },
};
