import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Count requests for summary versions that no longer exist: the deletion of a reflection deletes them, but the weekly
 * limit still counts the requests.
 */
export const erasedRequests: Migration = {
  name: '0034-erased-requests',
  up: async (tx) => {
    await sql`
      alter table app.users
        add column erased_requests_week date,
        add column erased_requests integer not null default 0`.execute(tx);
  },
};
