import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { ownerOnly } from './owner-only.ts';
import { tokenTables } from './tables/token-tables.ts';

/**
 * Owners create, use and revoke their tokens. The sweeper deletes old tokens. Operators see the owner of each token, to
 * find tokens of users who no longer exist.
 */
const rights = `
  create policy sweeper on app.api_tokens to inward_sweeper using (true);
  create policy operator on app.api_tokens for select to inward_operator using (true);
  grant select, insert, delete, update (used_at) on app.api_tokens to inward_app;
  grant select (expires_at), delete on app.api_tokens to inward_sweeper;
  grant select (user_id) on app.api_tokens to inward_operator;
  grant update ("tokenEpoch"), select ("tokenEpoch") on identity."user" to inward_operator;`;

export const apiTokens: Migration = {
  name: '0031-api-tokens',
  up: async (tx) => {
    for (const { name, create, indexes } of tokenTables)
      for (const statement of [create, ...indexes, ownerOnly(name)]) await sql.raw(statement).execute(tx);
    await sql.raw(rights).execute(tx);
  },
};
