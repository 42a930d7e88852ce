import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * SQL that matches the owners in the setting `app.user_ids`. It has no subquery, because Citus allows none in policies.
 */
const named = `any (string_to_array(nullif(current_setting('app.user_ids', true), ''), ',')::uuid[])`;

const policy = (table: string) =>
  `alter policy named on app.${table} using (user_id = ${named}) with check (user_id = ${named});`;

/** Show the sweeper the same rows as migration 0011, through policies that Citus accepts. */
export const plainPolicies: Migration = {
  name: '0027-plain-policies',
  up: async (tx) => {
    for (const table of ['users', 'days', 'devices']) await sql.raw(policy(table)).execute(tx);
  },
};
