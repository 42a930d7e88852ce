import type { TableSql } from './people-tables.ts';

const apiTokens: TableSql = {
  name: 'api_tokens',
  create: `create table app.api_tokens (
    user_id uuid not null,
    id uuid not null,
    digest bytea not null check (octet_length(digest) = 32),
    name text not null check (char_length(name) between 1 and 60),
    scopes text[] not null,
    epoch integer not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (user_id, id),
    unique (user_id, digest)
  )`,
  indexes: [],
};

export const tokenTables: readonly TableSql[] = [apiTokens];
