import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { ownerOnly } from './owner-only.ts';
import { reminderTables } from './tables/reminder-tables.ts';

/**
 * Let the sweeper plan the next day of all users and claim due messages: with one transaction per user, a million users
 * would take an hour. The two tables that it may read contain no text of users.
 */
const sweeper = `
  create policy sweeper on app.reminders to inward_sweeper using (true) with check (true);
  create policy sweeper on app.planned_messages to inward_sweeper using (true) with check (true);
  grant select, update (plan_at, planned_day) on app.reminders to inward_sweeper;
  grant select, insert, update (due_at, until_at, claimed_until) on app.planned_messages to inward_sweeper;
  grant select, insert, update on app.reminders to inward_app;
  grant select, insert, update, delete on app.planned_messages to inward_app;`;

/** Schedule the planning of messages for users who already have a device. */
const withDevices = `
  insert into app.reminders (user_id, zone_offset, time_zone, plan_at)
  select user_id, (ledger ->> 'offset')::integer, time_zone, case when ledger is not null then now() end
    from app.users u where exists (select 1 from app.devices d where d.user_id = u.user_id);`;

export const reminders: Migration = {
  name: '0008-reminders',
  up: async (tx) => {
    for (const { create, indexes } of reminderTables) {
      for (const statement of [create, ...indexes]) await sql.raw(statement).execute(tx);
    }
    // Forced row-level security hides the rows from the tables' owner, too: lift it for the copy.
    await sql.raw('alter table app.users no force row level security').execute(tx);
    await sql.raw('alter table app.devices no force row level security').execute(tx);
    await sql.raw(withDevices).execute(tx);
    await sql.raw('alter table app.users force row level security').execute(tx);
    await sql.raw('alter table app.devices force row level security').execute(tx);
    for (const { name } of reminderTables) await sql.raw(ownerOnly(name)).execute(tx);
    await sql.raw(sweeper).execute(tx);
  },
};
