import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Let the sweeper role delete old records of model calls, and read only their time. */
export const modelCallsAge: Migration = {
  name: '0005-model-calls-age',
  up: async (tx) => {
    await sql`grant delete, select (called_at) on app.model_calls to inward_sweeper`.execute(tx);
  },
};
