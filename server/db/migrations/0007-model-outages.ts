import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Consent names the model and the host it was given for; who said yes before is asked again. A version that waits for a
 * model knows since when, and how many workers died over it; a call says whether its tokens are an estimate.
 */
export const modelOutages: Migration = {
  name: '0007-model-outages',
  up: async (tx) => {
    await sql`alter table app.users add column ai_agreed_model text, add column ai_agreed_host text`.execute(tx);
    await sql`
      alter table app.model_weeks
        add column ordered_at timestamptz not null default now(),
        add column lost integer not null default 0`.execute(tx);
    await sql`alter table app.model_calls add column estimated boolean not null default false`.execute(tx);
  },
};
