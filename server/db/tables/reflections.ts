import type { Generated } from 'kysely';
import type { ImportSource } from '../../../core/contract/reflection.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import type { DayColumn, Instant } from './columns.ts';

export type Prompts = { id: string; type: ReflectionType; position: number; question: string };

export type Reflections = {
  user_id: string;
  id: string;
  day: DayColumn;
  type: ReflectionType;
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
   * The product from which the reflection was imported, or null. Streaks, milestones and summaries ignore imported
   * reflections.
   */
  imported_from: ImportSource | null;
  /** When its import was stored, the same for all of one import. Null for own reflections and if an earlier version stored it. */
  imported_at: Instant | null;
};
