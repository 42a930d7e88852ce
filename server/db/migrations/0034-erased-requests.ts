import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Count a request for a version of a summary even after a deletion of a reflection has deleted the version. */
export const erasedRequests: Migration = {
  name: '0034-erased-requests',
  up: async (tx) => {
    await sql`
      alter table app.users
        add column erased_requests_week date,
        add column erased_requests integer not null default 0`.execute(tx);
  },
};
