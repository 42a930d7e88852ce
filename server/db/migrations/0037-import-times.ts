import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Tell the imports of a user apart, so that one can be removed as a whole. Existing rows keep null, so the check is not
 * validated: that would read the whole table while it is locked.
 */
export const importTimes: Migration = {
  name: '0037-import-times',
  up: async (tx) => {
    await sql`
      alter table app.reflections
        add column imported_at timestamptz,
        add constraint reflections_imported_at_check check (imported_at is null or imported_from is not null) not valid`.execute(
      tx,
    );
  },
};
