import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Keep counting requests for versions of summaries after the deletion of a reflection has deleted the versions. */
export const erasedRequests: Migration = {
  name: '0034-erased-requests',
  up: async (tx) => {
    await sql`
      alter table app.users
        add column erased_requests_week date,
        add column erased_requests integer not null default 0`.execute(tx);
  },
};
