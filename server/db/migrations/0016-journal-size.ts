import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Store the size of each user's texts. Null means not counted yet or no longer known: the next write counts it. */
export const journalSize: Migration = {
  name: '0016-journal-size',
  up: async (tx) => {
    await sql`alter table app.users add column text_bytes integer`.execute(tx);
  },
};
