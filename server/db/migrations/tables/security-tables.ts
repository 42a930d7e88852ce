import type { TableSql } from './people-tables.ts';

/** What happened to an account: the kind of event and the device, but no text of the user and no addresses. */
const securityEvents: TableSql = {
  name: 'security_events',
  create: `create table app.security_events (
    user_id uuid not null,
    id uuid not null,
    at timestamptz not null,
    kind text not null check (char_length(kind) <= 40),
    device text check (char_length(device) <= 60),
    primary key (user_id, id)
  )`,
  indexes: ['create index security_events_age on app.security_events (at)'],
};

export const securityTables: readonly TableSql[] = [securityEvents];
