import type { TableSql } from './people-tables.ts';

const summaryVersions: TableSql = {
  name: 'summary_versions',
  create: `create table app.summary_versions (
    user_id uuid not null,
    week_start date not null check (extract(isodow from week_start) = 1),
    version integer not null check (version >= 0),
    title text not null,
    long_summary text not null,
    key_themes text[] not null,
    reflection_count integer not null,
    evidence jsonb,
    careful boolean not null,
    model text,
    model_failed boolean not null default false,
    asked_week date,
    generated_at timestamptz not null,
    primary key (user_id, week_start, version)
  )`,
  indexes: [],
};

const modelWeeks: TableSql = {
  name: 'model_weeks',
  create: `create table app.model_weeks (
    user_id uuid not null,
    week_start date not null,
    version integer not null,
    due_at timestamptz not null,
    tries integer not null default 0,
    claimed_until timestamptz,
    failed text,
    primary key (user_id, week_start, version)
  )`,
  indexes: [
    'create index model_weeks_schedule on app.model_weeks (due_at, user_id, week_start, version) where failed is null',
  ],
};

/** Slots that limit the concurrent model calls of all servers. The slot of a killed server expires. */
const modelSlots: TableSql = {
  name: 'model_slots',
  create: `create table app.model_slots (
    slot integer primary key,
    holder uuid not null,
    taken_until timestamptz not null
  )`,
  indexes: [],
};

/** Duration and tokens of each model call, without the user and the text. */
const modelCalls: TableSql = {
  name: 'model_calls',
  create: `create table app.model_calls (
    id uuid primary key,
    called_at timestamptz not null,
    model text not null,
    duration_ms integer not null,
    input_tokens integer,
    output_tokens integer,
    fault text
  )`,
  indexes: ['create index model_calls_by_time on app.model_calls (called_at)'],
};

export const writingTables: readonly TableSql[] = [summaryVersions, modelWeeks, modelSlots, modelCalls];
