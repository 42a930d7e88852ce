import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Store the model and host that a user agreed to; users with an older consent are asked again. Store when a version was
 * scheduled for a model (`ordered_at`), how many workers died while they processed it (`lost`), and whether a token
 * count is an estimate.
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
