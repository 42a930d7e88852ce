import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Record when text was deleted, but not by whom: its bytes stay in the database files until `eraseTraces` has run. */
const traces = `
  create table app.traces (left_at timestamptz not null default clock_timestamp());
  grant insert on app.traces to inward_app;`;

/** Give each record of a deleted identity an expiry date. Existing records get the longest retention, 400 days. */
const ends = `
  alter table app.erased add column forget_at timestamptz;
  update app.erased set forget_at = erased_at + interval '400 days';
  alter table app.erased alter column forget_at set not null;
  revoke delete on app.erased from inward_app;
  grant select, delete on app.erased to inward_sweeper;`;

export const deletion: Migration = {
  name: '0015-deletion',
  up: async (tx) => {
    for (const statements of [traces, ends]) await sql.raw(statements).execute(tx);
  },
};
