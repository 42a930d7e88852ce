import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { inviteTables } from './tables/invite-tables.ts';

/** A sign-up reads an invite and marks it as used. Operators manage invites. A job deletes old ones. */
const invites = `
  grant select, update (used_at) on app.invites to inward_app;
  grant select, insert, delete on app.invites to inward_operator;
  grant select (expires_at), delete on app.invites to inward_sweeper;`;

/**
 * Add `disabled_at` and `is_operator` to the identity row, because every sign-in reads this row and no user can change
 * it.
 */
const marks = `
  alter table app.identities add column disabled_at timestamptz, add column is_operator boolean not null default false;
  create policy operator on app.identities for select to inward_operator using (true);
  create policy operator_marks on app.identities for update to inward_operator using (true) with check (true);
  grant select, update (disabled_at, is_operator) on app.identities to inward_operator;`;

/** The columns that operators may read. None contains text of a user. */
const readable = {
  users: 'user_id, email, created_at, total_reflections, last_reflection_day',
  days: 'user_id, day',
  reflections: 'user_id, submitted_at',
  summaries: 'user_id, week_start',
  summary_versions: 'user_id, week_start',
  due_weeks: 'user_id, week_start, failed',
  model_weeks: 'user_id, week_start, failed',
  theme_corrections: 'user_id',
  devices: 'user_id',
  reminders: 'user_id',
  planned_messages: 'user_id',
} as const;

const reading = Object.entries(readable).map(
  ([table, columns]) => `
  create policy operator on app.${table} for select to inward_operator using (true);
  grant select (${columns}) on app.${table} to inward_operator;`,
);

const sessions = `
  grant usage on schema identity to inward_operator;
  grant select (id) on identity."user" to inward_operator;
  grant select ("userId", "updatedAt"), delete on identity.session to inward_operator;`;

export const operators: Migration = {
  name: '0024-operators',
  up: async (tx) => {
    for (const { create } of inviteTables) await sql.raw(create).execute(tx);
    for (const statements of [invites, marks, ...reading, sessions]) await sql.raw(statements).execute(tx);
  },
};
