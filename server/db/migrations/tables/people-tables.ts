/**
 * The SQL of a table whose rows can be distributed over nodes by owner: keys and indexes of users' tables begin with
 * `user_id`, the application creates ids, foreign keys point only to prompts, and there are no triggers.
 */
export type TableSql = {
  readonly name: string;
  /** The `create table` statement. It ends with the closing parenthesis, so that `partition by` can follow. */
  readonly create: string;
  readonly indexes: readonly string[];
};

const prompts: TableSql = {
  name: 'prompts',
  create: `create table app.prompts (
    id uuid primary key,
    type text not null check (type in ('evening', 'deep')),
    position integer not null check (position >= 0),
    question text not null,
    unique (type, position)
  )`,
  indexes: [],
};

/** The owner of each verified identity. In all other tables of users, the key begins with the owner. */
const identities: TableSql = {
  name: 'identities',
  create: `create table app.identities (
    issuer text not null,
    subject text not null,
    user_id uuid not null,
    primary key (issuer, subject)
  )`,
  indexes: ['create index identities_by_owner on app.identities (user_id)'],
};

const users: TableSql = {
  name: 'users',
  create: `create table app.users (
    user_id uuid primary key,
    email text not null,
    first_name text not null,
    last_name text not null,
    picture text,
    time_zone text,
    ledger jsonb,
    load_from date,
    longest_streak integer not null default 0,
    total_reflections integer not null default 0,
    last_reflection_day date,
    week_start date,
    week_count integer not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  indexes: [],
};

const days: TableSql = {
  name: 'days',
  create: `create table app.days (
    user_id uuid not null,
    day date not null,
    row jsonb not null,
    evening_prompt_id uuid references app.prompts (id),
    deep_prompt_id uuid references app.prompts (id),
    primary key (user_id, day)
  )`,
  indexes: [],
};

const reflections: TableSql = {
  name: 'reflections',
  create: `create table app.reflections (
    user_id uuid not null,
    id uuid not null,
    day date not null,
    type text not null check (type in ('evening', 'deep')),
    prompt_id uuid not null references app.prompts (id),
    content text not null,
    word_count integer not null,
    submitted_at timestamptz not null,
    updated_at timestamptz not null,
    available_from timestamptz not null,
    available_until timestamptz not null,
    timezone_offset integer not null check (timezone_offset between -840 and 720),
    late boolean not null,
    revision integer not null default 1,
    idempotency_key text,
    primary key (user_id, id),
    unique (user_id, day, type),
    unique (user_id, idempotency_key)
  )`,
  indexes: ['create index reflections_newest on app.reflections (user_id, day desc, submitted_at desc)'],
};

const summaries: TableSql = {
  name: 'summaries',
  create: `create table app.summaries (
    user_id uuid not null,
    id uuid not null,
    week_start date not null check (extract(isodow from week_start) = 1),
    title text not null,
    long_summary text not null,
    key_themes text[] not null,
    reflection_count integer not null,
    generation integer not null,
    remade boolean not null,
    generated_at timestamptz not null,
    primary key (user_id, id),
    unique (user_id, week_start)
  )`,
  indexes: [],
};

/** Weeks that wait for their summary. The index is the schedule of all owners, so it begins with `due_at`. */
const dueWeeks: TableSql = {
  name: 'due_weeks',
  create: `create table app.due_weeks (
    user_id uuid not null,
    week_start date not null check (extract(isodow from week_start) = 1),
    due_at timestamptz not null,
    generation integer not null,
    claimed_until timestamptz,
    primary key (user_id, week_start)
  )`,
  indexes: ['create index due_weeks_schedule on app.due_weeks (due_at, user_id, week_start)'],
};

const devices: TableSql = {
  name: 'devices',
  create: `create table app.devices (
    user_id uuid not null,
    token_hash bytea not null,
    token text not null,
    device_info json not null,
    registered_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (user_id, token_hash)
  )`,
  indexes: [],
};

export const peopleTables: readonly TableSql[] = [
  prompts,
  identities,
  users,
  days,
  reflections,
  summaries,
  dueWeeks,
  devices,
];
