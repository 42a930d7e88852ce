import type { ColumnType, Generated } from 'kysely';
import type { DayRow, LedgerState } from '../../../core/domain/ledger/ledger-state.ts';
import type { DayColumn, Instant } from './columns.ts';

export type Identities = {
  issuer: string;
  subject: string;
  user_id: string;
  disabled_at: ColumnType<Date | null, undefined, Date | null>;
  is_operator: Generated<boolean>;
};

export type Users = {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  picture: string | null;
  /** The IANA time zone that the client sent, used only for scheduling between requests. */
  time_zone: string | null;
  /** Null until the first request with a time zone offset. */
  ledger: ColumnType<LedgerState | null, LedgerState | null, LedgerState | null>;
  /**
   * The first day that the next request must load (`firstDayToLoad`). It is stored here so that one query can load the
   * user and the days.
   */
  load_from: ColumnType<string | null, string | null, string | null>;
  longest_streak: Generated<number>;
  total_reflections: Generated<number>;
  last_reflection_day: ColumnType<string | null, string | null, string | null>;
  /** Monday of the latest week with a reflection. `week_count` counts its reflections. */
  week_start: ColumnType<string | null, string | null, string | null>;
  week_count: Generated<number>;
  extra_time: Generated<boolean>;
  /** The size of all reflections in bytes of UTF-8. Null if unknown: the next write counts it. */
  text_bytes: Generated<number | null>;
  /**
   * Who writes summaries: a model ('on'), the builtin writer ('builtin'), nobody ('off'), or a model on this machine
   * until the user chooses ('auto').
   */
  ai_summaries: Generated<'auto' | 'on' | 'off' | 'builtin'>;
  /** The model and host that the user consented to. */
  ai_agreed_model: Generated<string | null>;
  ai_agreed_host: Generated<string | null>;
  /** Whether the consent covers titles and themes of earlier weeks. */
  ai_agreed_earlier: Generated<boolean>;
  /**
   * Monday of the latest week in which the user requested summary versions that no longer exist, because a reflection
   * was deleted. `erased_requests` is the number of these versions.
   */
  erased_requests_week: Generated<string | null>;
  erased_requests: Generated<number>;
  /** Monday of the latest week whose summary the user has opened. */
  opened_week: Generated<string | null>;
  created_at: Instant;
  updated_at: Instant;
};

export type Days = {
  user_id: string;
  day: DayColumn;
  row: ColumnType<DayRow, DayRow, DayRow>;
  evening_prompt_id: string | null;
  deep_prompt_id: string | null;
};

/** A deleted identity, remembered so that a token from before the deletion cannot create a new account. */
export type Erased = {
  key: Buffer;
  erased_at: Instant;
  forget_at: Instant;
};

/** When users' text was deleted. Its bytes may still be in the database files. */
export type Traces = { left_at: Generated<Date> };
