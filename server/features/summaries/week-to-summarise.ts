import { setImmediate } from 'node:timers/promises';
import { hasDangerPhrase } from '../../../core/domain/danger/danger.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekEnd } from '../../../core/domain/days/week.ts';
import type { Tx } from '../../db/db.ts';
import type { StoredEvidence } from '../../db/schema.ts';
import type { WeekToSummarise, WrittenSummary } from '../../writer/writer.ts';
import { listCountedDays, type ReflectionRow } from '../reflections/reflection-store.ts';
import type { VersionKey, VersionRow } from './summary-store.ts';

/** Return the reflections of one week, oldest first. */
export async function reflectionsOfWeek(tx: Tx, userId: string, weekStart: Day): Promise<ReflectionRow[]> {
  return (await listCountedDays(tx, userId, weekStart, weekEnd(weekStart))).toReversed();
}

/** In characters. Searching a page of usual length takes a millisecond. */
const longPageLength = 4_000;

/** Return whether a page of the week holds an explicit phrase of harm. Yield to other requests between long pages. */
async function isCareful(rows: readonly ReflectionRow[]): Promise<boolean> {
  for (const { content } of rows) {
    if (content.length > longPageLength) await setImmediate();
    if (hasDangerPhrase(content)) return true;
  }
  return false;
}

/** Return what a writer gets to read: no name, no e-mail address, no id. */
export async function weekToSummarise(
  rows: readonly ReflectionRow[],
  weekStart: Day,
  version: number,
): Promise<WeekToSummarise> {
  return {
    weekStart,
    reflections: rows.map(({ type, day, question, content }) => ({ type, localDate: day, question, content })),
    version,
    careful: await isCareful(rows),
  };
}

/** Return the writer's evidence with the ids of the reflections in place of their positions. */
export function storedEvidence({ evidence }: WrittenSummary, rows: readonly ReflectionRow[]): StoredEvidence {
  return {
    spans: evidence.map(({ start, end, reflections }) => ({
      start,
      end,
      reflectionIds: reflections.flatMap((index) => rows[index]?.id ?? []),
    })),
    sources: rows.map(({ id, type, day }) => ({ id, type, localDate: day })),
  };
}

/** Return the row of a version that the builtin writer wrote. */
export function versionRow(
  { userId, weekStart, version }: VersionKey,
  written: WrittenSummary,
  rows: readonly ReflectionRow[],
  careful: boolean,
  now: Date,
): Omit<VersionRow, 'asked_week'> {
  return {
    user_id: userId,
    week_start: weekStart,
    version,
    title: written.title,
    long_summary: written.longSummary,
    key_themes: [...written.keyThemes],
    reflection_count: rows.length,
    evidence: storedEvidence(written, rows),
    careful,
    model: null,
    model_failed: false,
    generated_at: now,
  };
}
