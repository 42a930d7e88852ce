import type { TableSql } from './people-tables.ts';

const invites: TableSql = {
  name: 'invites',
  create: `create table app.invites (
    id uuid primary key,
    digest bytea not null unique check (octet_length(digest) = 32),
    note text not null default '' check (char_length(note) <= 200),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  indexes: [],
};

export const inviteTables: readonly TableSql[] = [invites];
