import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { ownerOnly } from './owner-only.ts';
import { writingTables } from './tables/writing-tables.ts';

/** Move the text of each summary to its version 0. app.summaries keeps the columns that all versions share. */
const versionsOfOld = `
  insert into app.summary_versions
    (user_id, week_start, version, title, long_summary, key_themes, reflection_count, careful, generated_at)
  select user_id, week_start, 0, title, long_summary, key_themes, reflection_count, false, generated_at
    from app.summaries;
  alter table app.summaries drop column title, drop column long_summary, drop column key_themes,
    drop column reflection_count, add column version integer not null default 0,
    add column announced_at timestamptz;
  update app.summaries set announced_at = generated_at;`;

/**
 * Remove failed weeks from the index of due weeks. The index contains all columns that workers read. If workers had to
 * read the table itself, a claim would cost a quarter more.
 */
const failures = `
  alter table app.due_weeks add column tries integer not null default 0, add column failed text;
  drop index app.due_weeks_schedule;
  create index due_weeks_schedule on app.due_weeks (due_at, user_id, week_start)
    include (generation, claimed_until) where failed is null;`;

const grants = `
  create policy sweeper on app.model_weeks for select to inward_sweeper using (true);
  grant select on app.model_weeks to inward_sweeper;
  grant select, insert, update on app.summary_versions to inward_app;
  grant select, insert, update, delete on app.model_weeks, app.model_slots to inward_app;
  grant select, insert on app.model_calls to inward_app;`;

export const summaryVersionsMigration: Migration = {
  name: '0004-summary-versions',
  up: async (tx) => {
    await sql
      .raw(`alter table app.users add column ai_summaries text not null default 'builtin'
        check (ai_summaries in ('on', 'off', 'builtin'))`)
      .execute(tx);
    for (const { create, indexes } of writingTables) {
      for (const statement of [create, ...indexes]) await sql.raw(statement).execute(tx);
    }
    // Forced row-level security hides the rows from the table's owner, too: lift it for the copy.
    await sql.raw('alter table app.summaries no force row level security').execute(tx);
    await sql.raw(versionsOfOld).execute(tx);
    await sql.raw('alter table app.summaries force row level security').execute(tx);
    await sql.raw(failures).execute(tx);
    for (const { name } of writingTables) {
      if (name !== 'model_slots' && name !== 'model_calls') await sql.raw(ownerOnly(name)).execute(tx);
    }
    await sql.raw(grants).execute(tx);
  },
};
