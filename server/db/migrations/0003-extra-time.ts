import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Store the setting for extra time in the user's row, because every request for a window reads this row anyway. */
export const extraTime: Migration = {
  name: '0003-extra-time',
  up: async (tx) => {
    await sql`alter table app.users add column extra_time boolean not null default false`.execute(tx);
  },
};
