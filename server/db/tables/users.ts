import type { ColumnType, Generated } from 'kysely';
import type { DayRow, LedgerState } from '../../../core/domain/ledger/ledger-state.ts';
import type { DayColumn, Instant } from './columns.ts';

export type Identities = {
  issuer: string;
  subject: string;
  user_id: string;
  /** When an operator disabled the account; null if it is not disabled. */
  disabled_at: ColumnType<Date | null, undefined, Date | null>;
  /** Whether this user may open the page for operators. */
  is_operator: Generated<boolean>;
};

export type Users = {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  picture: string | null;
  /** The IANA time zone that the client sent. Used only for scheduling between requests. */
  time_zone: string | null;
  /** The state of the user's ledger. Null until the first request with a time zone offset. */
  ledger: ColumnType<LedgerState | null, LedgerState | null, LedgerState | null>;
  /**
   * The first day that the next request must load (`firstDayToLoad`), stored so that one query can load the user and
   * the days.
   */
  load_from: ColumnType<string | null, string | null, string | null>;
  longest_streak: Generated<number>;
  total_reflections: Generated<number>;
  last_reflection_day: ColumnType<string | null, string | null, string | null>;
  /** Monday of the latest week with a reflection. `week_count` is its number of reflections. */
  week_start: ColumnType<string | null, string | null, string | null>;
  week_count: Generated<number>;
  /** Whether the user has chosen extra time. */
  extra_time: Generated<boolean>;
  /** The size of all reflections, in bytes of UTF-8. Null if not known: the next write counts it. */
  text_bytes: Generated<number | null>;
  /**
   * The user's choice: summaries by a model ('on'), summaries by the builtin writer ('builtin') or no new summaries
   * ('off'). 'auto' means that the user has not chosen, so a model on this machine may write.
   */
  ai_summaries: Generated<'auto' | 'on' | 'off' | 'builtin'>;
  /** The model that the user consented to, and its host. */
  ai_agreed_model: Generated<string | null>;
  ai_agreed_host: Generated<string | null>;
  /** Whether the consent covers the titles and themes of earlier weeks. */
  ai_agreed_earlier: Generated<boolean>;
  /**
   * Monday of the latest week with a request for a version of a summary that was deleted later, with a reflection.
   * `erased_requests` is the number of such requests in this week.
   */
  erased_requests_week: Generated<string | null>;
  erased_requests: Generated<number>;
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

export type Erased = {
  /** SHA-256 of the identity's issuer and subject. */
  key: Buffer;
  erased_at: Instant;
  /** When a job deletes this row. */
  forget_at: Instant;
};

/** The times at which words were deleted. The bytes of these words may still be in the files of the database. */
export type Traces = { left_at: Generated<Date> };
