import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * SQL that matches the owners in the setting `app.user_ids`. The subquery makes PostgreSQL compute the list only once.
 */
const named = `any ((select string_to_array(nullif(current_setting('app.user_ids', true), ''), ',')::uuid[])::uuid[])`;

const policy = (table: string) =>
  `create policy named on app.${table} to inward_sweeper using (user_id = ${named}) with check (user_id = ${named});`;

/**
 * Let the sweeper send many messages at once: read ledgers and devices of the recipients, store which windows were
 * shown and which messages were sent. It cannot read reflections or names.
 */
const grants = `
  grant select (user_id, time_zone, ledger, load_from), update (ledger, load_from) on app.users to inward_sweeper;
  grant select (user_id, day, row, evening_prompt_id, deep_prompt_id),
    insert (user_id, day, row, evening_prompt_id, deep_prompt_id),
    update (row, evening_prompt_id, deep_prompt_id) on app.days to inward_sweeper;
  grant select (user_id, token_hash, token, p256dh, auth, updated_at) on app.devices to inward_sweeper;
  grant select on app.prompts to inward_sweeper;
  grant update (sent) on app.reminders to inward_sweeper;
  grant delete, update (tries, left_devices) on app.planned_messages to inward_sweeper;`;

export const messagesTogether: Migration = {
  name: '0011-messages-together',
  up: async (tx) => {
    for (const table of ['users', 'days', 'devices']) await sql.raw(policy(table)).execute(tx);
    await sql.raw(grants).execute(tx);
  },
};
