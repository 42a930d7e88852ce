import type { ColumnType, Generated } from 'kysely';
import type { DayRow, LedgerState } from '../../core/domain/ledger/ledger-state.ts';
import type { NotificationKind } from '../../core/domain/notifications/notifications.ts';
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
  /** Who may write this person's summaries. */
  ai_summaries: Generated<'on' | 'off' | 'builtin'>;
  /** The model, and the host it is asked at, that they said yes to. */
  ai_agreed_model: Generated<string | null>;
  ai_agreed_host: Generated<string | null>;
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
  /** Null for what was written elsewhere. */
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
  /** Where it was written, if not here: it counts for no streak, no milestone and no summary. */
  imported_from: 'dayone' | null;
};

type Erased = {
  /** SHA-256 of issuer and subject. */
  key: Buffer;
  erased_at: Instant;
};

type Summaries = {
  user_id: string;
  id: string;
  week_start: DayColumn;
  /** Which of the week's schedules it was written for. */
  generation: number;
  /** Whether a late reflection made it anew. */
  remade: boolean;
  /** When version 0 was written, for the last time. */
  generated_at: Instant;
  /** The version that the person keeps. */
  version: Generated<number>;
  /** When its coming was told; set once and never again. */
  announced_at: Generated<Date | null>;
};

/** Offsets into the text, and the reflections they rest on. */
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
  /** The model that wrote it; null for the builtin writer. */
  model: string | null;
  /** Whether a model was asked in vain. */
  model_failed: boolean;
  /** The person's Monday of the week in which they asked for it; null where nobody did. */
  asked_week: ColumnType<string | null, string | null, string | null>;
  generated_at: Instant;
};

type DueWeeks = {
  user_id: string;
  week_start: DayColumn;
  due_at: Instant;
  generation: number;
  /** Until when a worker that took the week may be at it. */
  claimed_until: ColumnType<Date | null, Date | null, Date | null>;
  /** How often workers took it. */
  tries: Generated<number>;
  /** Why it was given up. */
  failed: Generated<string | null>;
};

type ModelWeeks = {
  user_id: string;
  week_start: DayColumn;
  version: number;
  due_at: Instant;
  /** How often a model was asked; waiting for a free place is none. */
  tries: number;
  claimed_until: ColumnType<Date | null, Date | null, Date | null>;
  /** When a model was first wanted for it. */
  ordered_at: Instant;
  /** How many workers took it and never came back. */
  lost: number;
  /** A `ModelFault`: why it was given up. */
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
  /** The provider did not say how many tokens it took. */
  estimated: boolean;
  /** A `ModelFault`; null for a call that went well. */
  fault: string | null;
};

type Devices = {
  user_id: string;
  /** SHA-256 of the token: a token is too long for an index. */
  token_hash: Buffer;
  /** The wrapper's token, or the endpoint of a browser's subscription. */
  token: string;
  /** The browser's keys as base64url; null for the wrapper. */
  p256dh: string | null;
  auth: string | null;
  device_info: ColumnType<unknown, string, string>;
  registered_at: Instant;
  updated_at: Instant;
};

/** The kinds that were sent, by the day they were of. */
export type SentKinds = Readonly<Record<string, readonly NotificationKind[]>>;

type Reminders = {
  user_id: string;
  kinds: Generated<NotificationKind[]>;
  /** Minutes of the local day; both null for no quiet hours. */
  quiet_from: number | null;
  quiet_until: number | null;
  /** Where the ledger says the person is: the offset in force. */
  zone_offset: number | null;
  time_zone: string | null;
  /** From when on the next day has to be planned; null where there is no device. */
  plan_at: ColumnType<Date | null, Date | null, Date | null>;
  /** The last day that was planned; null to plan the present one anew. */
  planned_day: ColumnType<string | null, string | null, string | null>;
  sent: ColumnType<SentKinds, string | undefined, string>;
};

type PlannedMessages = {
  user_id: string;
  day: DayColumn;
  kind: NotificationKind;
  due_at: Instant;
  until_at: Instant;
  /** Until when a worker that took the message may be at it. */
  claimed_until: ColumnType<Date | null, Date | null, Date | null>;
  /** How often it was tried in vain. */
  tries: Generated<number>;
  /** The devices (hex of the token's hash) it did not reach yet; null for all. */
  left_devices: string[] | null;
};

/** The tables of schema `app`, one type each. */
export type Schema = {
  'app.identities': Identities;
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
  'app.devices': Devices;
  'app.reminders': Reminders;
  'app.planned_messages': PlannedMessages;
  'app.erased': Erased;
};
