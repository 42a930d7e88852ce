import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Store which model and host a user consented to, so that users with an older consent are asked again. Also store since
 * when a version has waited for a model, how many workers never finished it, and whether the token count of a call is
 * an estimate.
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
