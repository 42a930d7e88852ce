import type { ColumnType, Generated } from 'kysely';
import type { ImportSource } from '../../core/contract/reflection.ts';
import type { SecurityEventKind } from '../../core/contract/security.ts';
import type { DayRow, LedgerState } from '../../core/domain/ledger/ledger-state.ts';
import type { NotificationKind } from '../../core/domain/notifications/notifications.ts';
import type { ReflectionType } from '../../core/domain/reflection-type.ts';
import type { TokenScope } from '../../core/domain/users/api-token.ts';

/** A `timestamptz` in the database, a Date in the code. */
type Instant = ColumnType<Date, Date, Date>;

/** A day as 'YYYY-MM-DD'. */
type DayColumn = ColumnType<string, string, string>;

type Identities = {
  issuer: string;
  subject: string;
  user_id: string;
  /** When an operator disabled the account; null if it is not disabled. */
  disabled_at: ColumnType<Date | null, undefined, Date | null>;
  /** Whether this user may open the page for operators. */
  is_operator: Generated<boolean>;
};

type Invites = {
  id: string;
  /** SHA-256 of the secret in the invite link. */
  digest: Buffer;
  /** What the operator wrote about the invite. */
  note: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: ColumnType<Date | null, undefined, Date>;
};

type Users = {
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
  /** The prompt that the reflection answers. Null for imported reflections. */
  prompt_id: string | null;
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
  /**
   * The product that the reflection was imported from, or null. Imported reflections do not count towards any streak,
   * milestone or summary.
   */
  imported_from: ImportSource | null;
};

type Erased = {
  /** SHA-256 of the identity's issuer and subject. */
  key: Buffer;
  erased_at: Instant;
  /** When a job deletes this row. */
  forget_at: Instant;
};

/** The times at which words were deleted. The bytes of these words may still be in the files of the database. */
type Traces = { left_at: Generated<Date> };

type Summaries = {
  user_id: string;
  id: string;
  week_start: DayColumn;
  /** The `generation` that the week had in app.due_weeks when the summary was written. */
  generation: number;
  /** Whether the summary was rewritten after a late reflection. */
  remade: boolean;
  /** When version 0 was last written. */
  generated_at: Instant;
  /** The version of the summary that the user has chosen. */
  version: Generated<number>;
  /** When the message about the summary was planned; set once. */
  announced_at: Generated<Date | null>;
};

/** Spans of the text (as offsets), each with the reflections that it is based on. */
export type StoredEvidence = {
  readonly spans: readonly {
    readonly start: number;
    readonly end: number;
    readonly reflectionIds: readonly string[];
  }[];
  readonly sources: readonly { readonly id: string; readonly type: ReflectionType; readonly localDate: string }[];
};

type SummaryVersions = {
  user_id: string;
  week_start: DayColumn;
  version: number;
  title: string;
  long_summary: string;
  key_themes: string[];
  reflection_count: number;
  evidence: ColumnType<StoredEvidence | null, StoredEvidence | null, StoredEvidence | null>;
  careful: boolean;
  /** The model that wrote the text; null for the builtin writer. */
  model: string | null;
  /** Whether the model permanently failed to write this version. */
  model_failed: boolean;
  /** The Monday of the week in which the user requested this version; null if the user did not request it. */
  asked_week: ColumnType<string | null, string | null, string | null>;
  generated_at: Instant;
};

type DueWeeks = {
  user_id: string;
  week_start: DayColumn;
  due_at: Instant;
  generation: number;
  /** When the claim of a worker on the week expires. */
  claimed_until: ColumnType<Date | null, Date | null, Date | null>;
  /** How often workers have claimed the week. */
  tries: Generated<number>;
  /** Why the week failed permanently; null if it did not. */
  failed: Generated<string | null>;
};

type ModelWeeks = {
  user_id: string;
  week_start: DayColumn;
  version: number;
  due_at: Instant;
  /** The number of attempts to write the version with a model. Waiting for a free slot does not count as an attempt. */
  tries: number;
  claimed_until: ColumnType<Date | null, Date | null, Date | null>;
  /** When the version started to wait for a model. */
  ordered_at: Instant;
  /** How many workers claimed the version but never finished it. */
  lost: number;
  /** The `ModelFault` that made the version fail permanently; null if it did not. */
  failed: string | null;
};

type ModelSlots = { slot: number; holder: string; taken_until: Instant };

type ModelCalls = {
  id: string;
  called_at: Instant;
  model: string;
  duration_ms: number;
  input_tokens: number | null;
  output_tokens: number | null;
  /** Whether the token count is an estimate, because the provider did not report it. */
  estimated: boolean;
  /** The `ModelFault` of the call; null if the call succeeded. */
  fault: string | null;
};

type ThemeCorrections = {
  user_id: string;
  /** The theme's name as the user saw it. */
  theme: string;
  /** What the user calls the theme; null if the user removed it. */
  name: string | null;
  /** When the user made the correction, which gives the order of a user's corrections. */
  corrected_at: Instant;
};

type Devices = {
  user_id: string;
  /** SHA-256 of the token, because a token is too long for an index. */
  token_hash: Buffer;
  /** The push token of the Android wrapper, or the endpoint of a browser's push subscription. */
  token: string;
  /** The browser's keys (`p256dh`, `auth`) as base64url; both null for the Android wrapper. */
  p256dh: string | null;
  auth: string | null;
  device_info: ColumnType<unknown, string, string>;
  registered_at: Instant;
  updated_at: Instant;
};

/** The kinds of messages that were sent on each day. */
export type SentKinds = Readonly<Record<string, readonly NotificationKind[]>>;

type Reminders = {
  user_id: string;
  kinds: Generated<NotificationKind[]>;
  /** The quiet hours, in minutes since local midnight; both null if there are none. */
  quiet_from: number | null;
  quiet_until: number | null;
  /** The current time zone offset, copied from the ledger. */
  zone_offset: number | null;
  time_zone: string | null;
  /** When the next day must be planned; null if the user has no device. */
  plan_at: ColumnType<Date | null, Date | null, Date | null>;
  /** The last day that was planned; null if the current day must be planned again. */
  planned_day: ColumnType<string | null, string | null, string | null>;
  sent: ColumnType<SentKinds, string | undefined, string>;
};

type PlannedMessages = {
  user_id: string;
  day: DayColumn;
  kind: NotificationKind;
  due_at: Instant;
  until_at: Instant;
  /** When the claim of a worker on the message expires. */
  claimed_until: ColumnType<Date | null, Date | null, Date | null>;
  /** The number of failed attempts to send. */
  tries: Generated<number>;
  /** The devices (token hash in hex) that the message has not reached yet; null for all devices. */
  left_devices: string[] | null;
};

type SecurityEvents = {
  user_id: string;
  id: string;
  at: Instant;
  kind: SecurityEventKind;
  /** The name of the device, such as 'Chrome on Android'; null if unknown. */
  device: string | null;
};

type ApiTokens = {
  user_id: string;
  id: string;
  /** SHA-256 of the API token. */
  digest: Buffer;
  name: string;
  scopes: TokenScope[];
  /** The identity's token epoch when the token was created: see `tokenEpoch` in identity.ts. */
  epoch: number;
  created_at: Instant;
  expires_at: Instant;
  /** When the token was last used, accurate to the hour. */
  used_at: ColumnType<Date | null, undefined, Date>;
};

/** The tables of schema `app`. */
export type Schema = {
  'app.identities': Identities;
  'app.invites': Invites;
  'app.security_events': SecurityEvents;
  'app.api_tokens': ApiTokens;
  'app.users': Users;
  'app.days': Days;
  'app.prompts': Prompts;
  'app.reflections': Reflections;
  'app.summaries': Summaries;
  'app.summary_versions': SummaryVersions;
  'app.due_weeks': DueWeeks;
  'app.model_weeks': ModelWeeks;
  'app.model_slots': ModelSlots;
  'app.model_calls': ModelCalls;
  'app.theme_corrections': ThemeCorrections;
  'app.devices': Devices;
  'app.reminders': Reminders;
  'app.planned_messages': PlannedMessages;
  'app.erased': Erased;
  'app.traces': Traces;
};
