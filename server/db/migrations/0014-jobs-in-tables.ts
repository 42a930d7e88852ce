import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Let the sweeper role claim rows of all users in two tables, which contain no text of users. */
const claims = `
  create policy sweeper_claims on app.due_weeks for update to inward_sweeper using (true) with check (true);
  create policy sweeper_claims on app.model_weeks for update to inward_sweeper using (true) with check (true);
  grant update (claimed_until, tries, failed) on app.due_weeks to inward_sweeper;
  grant update (claimed_until, tries, lost) on app.model_weeks to inward_sweeper;`;

/**
 * Plan the messages of the old job queue again: each is due between 08:00 and midnight of the user's current day. If a
 * message is due in quiet hours, the job that sends messages postpones it.
 */
const plannedNews = `
  insert into app.planned_messages (user_id, day, kind, due_at, until_at)
  select distinct r.user_id, local.day, 'summary',
      greatest(now(), local.day::timestamp at time zone 'UTC' + r.zone_offset * interval '1 minute' + interval '8 hours'),
      (local.day + 1)::timestamp at time zone 'UTC' + r.zone_offset * interval '1 minute'
    from jobs.job j
      join app.summaries s on s.user_id = (j.data ->> 'userId')::uuid and s.week_start = (j.data ->> 'weekStart')::date
      join app.reminders r on r.user_id = s.user_id
      cross join lateral (
        select (now() at time zone 'UTC' - r.zone_offset * interval '1 minute')::date as day
      ) local
    where j.name = 'summary-ready' and j.state in ('created', 'retry', 'active')
      and s.announced_at is null and r.plan_at is not null
  on conflict do nothing`;

const bypassedTables = ['summaries', 'reminders', 'planned_messages'] as const;

/** Drop the old job queue: workers now claim weeks in app.due_weeks and app.model_weeks. */
export const jobsInTables: Migration = {
  name: '0014-jobs-in-tables',
  up: async (tx) => {
    await sql.raw(claims).execute(tx);
    const { rows } = await sql<{ found: boolean }>`select to_regclass('jobs.job') is not null as found`.execute(tx);
    // Forced row-level security hides the rows from the tables' owner, too: lift it for these statements.
    for (const table of bypassedTables)
      await sql.raw(`alter table app.${table} no force row level security`).execute(tx);
    if (rows[0]?.found) await sql.raw(plannedNews).execute(tx);
    await sql`update app.summaries set announced_at = now() where announced_at is null`.execute(tx);
    for (const table of bypassedTables) await sql.raw(`alter table app.${table} force row level security`).execute(tx);
    // Another application may have a schema named jobs: drop it only if it contains our queue.
    if (rows[0]?.found) await sql`drop schema jobs cascade`.execute(tx);
  },
};
