import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Let operators see accounts that signed up but never opened the product. Schema `app` contains no rows of such
 * accounts.
 */
export const unopenedAccounts: Migration = {
  name: '0033-unopened-accounts',
  up: async (tx) => {
    await sql`grant select (email, "createdAt") on identity."user" to inward_operator`.execute(tx);
  },
};
