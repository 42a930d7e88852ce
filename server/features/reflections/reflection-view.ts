import type { Reflection } from '../../../core/contract/reflection.ts';
import type { YearReflections } from '../../../core/contract/reflections.ts';
import type { MarkedDay, ReflectionRow } from './reflection-store.ts';

/** Return a reflection as the API returns it, without the idempotency key. */
export const reflectionView = (row: ReflectionRow): Reflection => ({
  id: row.id,
  type: row.type,
  content: row.content,
  wordCount: row.word_count,
  submittedAt: row.submitted_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  promptId: row.prompt_id,
  question: row.question,
  availableFrom: row.available_from.toISOString(),
  availableUntil: row.available_until.toISOString(),
  timezoneOffset: row.timezone_offset,
  localDate: row.day,
  late: row.late,
  revision: row.revision,
  ...(row.imported_from !== null && { importedFrom: row.imported_from }),
});

/** Return a day of a year. Clients that do not know `ownTypes` mark imported reflections by their type. */
export const markedDayView = ({ day, types, ownTypes, hasImported }: MarkedDay): YearReflections['days'][number] => ({
  localDate: day,
  types,
  ...(hasImported && { ownTypes }),
});
