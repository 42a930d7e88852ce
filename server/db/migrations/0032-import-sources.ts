import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

export const importSources: Migration = {
  name: '0032-import-sources',
  up: async (tx) => {
    await sql`
      alter table app.reflections
        drop constraint reflections_imported_from_check,
        add constraint reflections_imported_from_check
          check (imported_from in ('dayone', 'journey', 'daylio', 'diarium', 'markdown'))`.execute(tx);
  },
};
