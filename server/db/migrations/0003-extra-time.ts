import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Who needs longer to write says so once; it lives in the person's own row, which every window's answer reads. */
export const extraTime: Migration = {
  name: '0003-extra-time',
  up: async (tx) => {
    await sql`alter table app.users add column extra_time boolean not null default false`.execute(tx);
  },
};
