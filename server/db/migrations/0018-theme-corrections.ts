import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { ownerOnly } from './owner-only.ts';
import { themeTables } from './tables/theme-tables.ts';

export const themeCorrections: Migration = {
  name: '0018-theme-corrections',
  up: async (tx) => {
    for (const { name, create, indexes } of themeTables) {
      for (const statement of [create, ...indexes, ownerOnly(name)]) await sql.raw(statement).execute(tx);
    }
    await sql`grant select, insert, delete on app.theme_corrections to inward_app`.execute(tx);
  },
};
