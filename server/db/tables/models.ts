import type { ColumnType } from 'kysely';
import type { DayColumn, Instant } from './columns.ts';

export type ModelWeeks = {
  user_id: string;
  week_start: DayColumn;
  version: number;
  due_at: Instant;
  /** Attempts to write the version with a model. Waiting for a free slot is not an attempt. */
  tries: number;
  claimed_until: ColumnType<Date | null, Date | null, Date | null>;
  ordered_at: Instant;
  /** How many workers died after they had claimed the version. */
  lost: number;
  /** The `ModelFault` after which no more attempts are made, or null. */
  failed: string | null;
};

export type ModelSlots = { slot: number; holder: string; taken_until: Instant };

export type ModelCalls = {
  id: string;
  called_at: Instant;
  model: string;
  duration_ms: number;
  input_tokens: number | null;
  output_tokens: number | null;
  /** Whether the token counts are estimates, because the provider reported none. */
  estimated: boolean;
  fault: string | null;
};
