import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

export const journalSize: Migration = {
  name: '0016-journal-size',
  up: async (tx) => {
    await sql`alter table app.users add column text_bytes integer`.execute(tx);
  },
};
