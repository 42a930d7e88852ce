import type { TableSql } from './people-tables.ts';

/**
 * Everything that the planning of messages needs: the user's settings, and when the next day must be planned. A row is
 * created with the first device or setting.
 */
const reminders: TableSql = {
  name: 'reminders',
  create: `create table app.reminders (
    user_id uuid primary key,
    kinds text[] not null default '{deep,evening,streak,summary}',
    quiet_from smallint check (quiet_from between 0 and 1439),
    quiet_until smallint check (quiet_until between 0 and 1439),
    zone_offset integer check (zone_offset between -840 and 720),
    time_zone text,
    plan_at timestamptz,
    planned_day date,
    sent jsonb not null default '{}',
    check ((quiet_from is null) = (quiet_until is null)),
    check (plan_at is null or zone_offset is not null)
  )`,
  indexes: ['create index reminders_schedule on app.reminders (plan_at, user_id) where plan_at is not null'],
};

/** Waiting messages. A sent message is deleted here and recorded in app.reminders, so that this table stays small. */
const plannedMessages: TableSql = {
  name: 'planned_messages',
  create: `create table app.planned_messages (
    user_id uuid not null,
    day date not null,
    kind text not null check (kind in ('deep', 'evening', 'streak', 'summary')),
    due_at timestamptz not null,
    until_at timestamptz not null,
    claimed_until timestamptz,
    tries integer not null default 0,
    left_devices text[],
    primary key (user_id, day, kind)
  )`,
  indexes: ['create index planned_messages_schedule on app.planned_messages (due_at, user_id)'],
};

export const reminderTables: readonly TableSql[] = [reminders, plannedMessages];
