import type { ColumnType, Generated } from 'kysely';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import type { DayColumn, Instant } from './columns.ts';

export type Summaries = {
  user_id: string;
  id: string;
  week_start: DayColumn;
  /** The week's `generation` in app.due_weeks when the summary was written. */
  generation: number;
  remade: boolean;
  generated_at: Instant;
  version: Generated<number>;
  /** When the message about the summary was planned. This value is set once and then never changes. */
  announced_at: Generated<Date | null>;
};

/** Spans of the text as character offsets, each with the reflections that it is based on. */
export type StoredEvidence = {
  readonly spans: readonly {
    readonly start: number;
    readonly end: number;
    readonly reflectionIds: readonly string[];
  }[];
  readonly sources: readonly { readonly id: string; readonly type: ReflectionType; readonly localDate: string }[];
};

export type SummaryVersions = {
  user_id: string;
  week_start: DayColumn;
  version: number;
  title: string;
  long_summary: string;
  key_themes: string[];
  reflection_count: number;
  evidence: ColumnType<StoredEvidence | null, StoredEvidence | null, StoredEvidence | null>;
  careful: boolean;
  model: string | null;
  /** Whether the model has failed to write this version. If so, the model is not asked again. */
  model_failed: boolean;
  /** The Monday of the week in which the user requested this version. Null if the user did not request it. */
  asked_week: ColumnType<string | null, string | null, string | null>;
  generated_at: Instant;
};

export type DueWeeks = {
  user_id: string;
  week_start: DayColumn;
  due_at: Instant;
  generation: number;
  /** When the claim of a worker expires. */
  claimed_until: ColumnType<Date | null, Date | null, Date | null>;
  tries: Generated<number>;
  /** Why no more attempts are made, or null. */
  failed: Generated<string | null>;
};

export type ThemeCorrections = {
  user_id: string;
  theme: string;
  /** The user's name for the theme. Null if the user removed it. */
  name: string | null;
  corrected_at: Instant;
};
