import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

export const plainFiles: Migration = {
  name: '0036-plain-files',
  up: async (tx) => {
    await sql`
      alter table app.reflections
        drop constraint reflections_imported_from_check,
        add constraint reflections_imported_from_check
          check (imported_from in ('dayone', 'journey', 'daylio', 'diarium', 'markdown', 'json'))`.execute(tx);
  },
};
