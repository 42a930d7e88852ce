import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { ownerOnly } from './owner-only.ts';
import { securityTables } from './tables/security-tables.ts';

/** Owners may add, read and delete their events, but not change them. The sweeper deletes old events. */
const rights = `
  create policy sweeper on app.security_events to inward_sweeper using (true);
  create policy operator on app.security_events for select to inward_operator using (true);
  grant select, insert, delete on app.security_events to inward_app;
  grant select (at), delete on app.security_events to inward_sweeper;
  grant select (user_id) on app.security_events to inward_operator;`;

export const securityEvents: Migration = {
  name: '0025-security-events',
  up: async (tx) => {
    for (const { name, create, indexes } of securityTables)
      for (const statement of [create, ...indexes, ownerOnly(name)]) await sql.raw(statement).execute(tx);
    await sql.raw(rights).execute(tx);
  },
};
