import type { ColumnType, Generated } from 'kysely';
import type { DayRow, LedgerState } from '../../core/domain/ledger-state.ts';
import type { ReflectionType } from '../../core/domain/reflection-type.ts';

/** Written and read as Date, stored as timestamptz. */
type Instant = ColumnType<Date, Date, Date>;

/** 'YYYY-MM-DD' */
type DayColumn = ColumnType<string, string, string>;

type Identities = { issuer: string; subject: string; user_id: string };

type Users = {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  picture: string | null;
  /** IANA name, as the client said; only improves what happens while nobody calls. */
  time_zone: string | null;
  /** Null until the first call that claims an offset. */
  ledger: ColumnType<LedgerState | null, LedgerState | null, LedgerState | null>;
  /** The first day whose row the next call has to load (`firstDayToLoad`), kept so that one query can. */
  load_from: ColumnType<string | null, string | null, string | null>;
  longest_streak: Generated<number>;
  total_reflections: Generated<number>;
  last_reflection_day: ColumnType<string | null, string | null, string | null>;
  /** The latest week with a reflection, and how many it has. */
  week_start: ColumnType<string | null, string | null, string | null>;
  week_count: Generated<number>;
  /** Whether windows stay open longer for this person. */
  extra_time: Generated<boolean>;
  created_at: Instant;
  updated_at: Instant;
};

type Days = {
  user_id: string;
  day: DayColumn;
  row: ColumnType<DayRow, DayRow, DayRow>;
  evening_prompt_id: string | null;
  deep_prompt_id: string | null;
};

type Prompts = { id: string; type: ReflectionType; position: number; question: string };

type Reflections = {
  user_id: string;
  id: string;
  day: DayColumn;
  type: ReflectionType;
  prompt_id: string;
  content: string;
  word_count: number;
  submitted_at: Instant;
  updated_at: Instant;
  available_from: Instant;
  available_until: Instant;
  timezone_offset: number;
  late: boolean;
  revision: Generated<number>;
  idempotency_key: string | null;
};

type Summaries = {
  user_id: string;
  id: string;
  week_start: DayColumn;
  title: string;
  long_summary: string;
  key_themes: string[];
  reflection_count: number;
  /** Which of the week's schedules it was written for. */
  generation: number;
  /** Whether a late reflection made it anew. */
  remade: boolean;
  generated_at: Instant;
};

type DueWeeks = {
  user_id: string;
  week_start: DayColumn;
  due_at: Instant;
  generation: number;
  /** Until when a worker that took the week may be at it. */
  claimed_until: ColumnType<Date | null, Date | null, Date | null>;
};

type Devices = {
  user_id: string;
  /** SHA-256 of the token: a token is too long for an index. */
  token_hash: Buffer;
  token: string;
  device_info: ColumnType<unknown, string, string>;
  registered_at: Instant;
  updated_at: Instant;
};

/** The tables of schema `app`, one type each. */
export type Schema = {
  'app.identities': Identities;
  'app.users': Users;
  'app.days': Days;
  'app.prompts': Prompts;
  'app.reflections': Reflections;
  'app.summaries': Summaries;
  'app.due_weeks': DueWeeks;
  'app.devices': Devices;
};
