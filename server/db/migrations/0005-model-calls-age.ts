import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The sweep may forget old calls of models, seeing of them when they were and nothing else. */
export const modelCallsAge: Migration = {
  name: '0005-model-calls-age',
  up: async (tx) => {
    await sql`grant delete, select (called_at) on app.model_calls to inward_sweeper`.execute(tx);
  },
};
