import type { ColumnType } from 'kysely';
import type { DayColumn, Instant } from './columns.ts';

export type ModelWeeks = {
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

export type ModelSlots = { slot: number; holder: string; taken_until: Instant };

export type ModelCalls = {
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
