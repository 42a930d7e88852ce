import { setImmediate } from 'node:timers/promises';
import { hasDangerPhrase } from '../../../core/domain/danger/danger.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekEnd } from '../../../core/domain/days/week.ts';
import {
  resolvedCorrections,
  type ThemeCorrection,
  themeCorrector,
} from '../../../core/domain/summaries/theme-corrections.ts';
import type { Tx } from '../../db/db.ts';
import type { StoredEvidence } from '../../db/tables/summaries.ts';
import type { EarlierSummary, WeekToSummarise, WrittenSummary } from '../../writer/writer.ts';
import { listWritten, type ReflectionRow } from '../reflections/reflection-store.ts';
import { listEarlier, type VersionKey, type VersionRow } from './summary-store.ts';
import { listCorrections } from './theme-correction-store.ts';

/** Return the user's reflections of one week, oldest first. */
export async function reflectionsOfWeek(tx: Tx, userId: string, weekStart: Day): Promise<ReflectionRow[]> {
  return (await listWritten(tx, userId, weekStart, weekEnd(weekStart))).toReversed();
}

/** The database rows from which the input of a summary writer is made. */
export type WeekRows = {
  readonly rows: readonly ReflectionRow[];
  /**
   * The titles and themes of earlier summaries, newest first. Those of a `careful` summary, whose week contains a
   * phrase of harm, are not sent to a model.
   */
  readonly earlier: readonly (EarlierSummary & { readonly careful: boolean })[];
  readonly corrections: readonly ThemeCorrection[];
};

export async function readWeekRows(tx: Tx, userId: string, weekStart: Day): Promise<WeekRows> {
  const corrections = (await listCorrections(tx, userId)).map(({ theme, name }) => ({ theme, name }));
  const correct = themeCorrector(corrections);
  const earlier = await listEarlier(tx, userId, weekStart);
  return {
    rows: await reflectionsOfWeek(tx, userId, weekStart),
    earlier: earlier.map((row) => {
      const { title, keyThemes } = correct({ title: row.title, keyThemes: row.key_themes });
      const ownTitle = title.replace(/^Week of [^:]*(?:: |$)/u, '');
      return { weekStart: row.week_start, title: ownTitle, themes: keyThemes, careful: row.careful };
    }),
    corrections: resolvedCorrections(corrections),
  };
}

/** For a text of this many characters, the search for phrases of harm takes about a millisecond. */
const longContentLength = 4_000;

/** Return whether a reflection contains a phrase of harm. Yield to other requests before searching a long one. */
async function isCareful(rows: readonly ReflectionRow[]): Promise<boolean> {
  for (const { content } of rows) {
    if (content.length > longContentLength) await setImmediate();
    if (hasDangerPhrase(content)) return true;
  }
  return false;
}

/** Return the input for a summary writer. It contains no name, no email address and no id of the user. */
export async function weekToSummarise(
  { rows, earlier, corrections }: WeekRows,
  weekStart: Day,
  version: number,
): Promise<WeekToSummarise> {
  return {
    weekStart,
    reflections: rows.map(({ type, day, question, content }) => ({ type, localDate: day, question, content })),
    version,
    careful: await isCareful(rows),
    earlier: earlier.map(({ careful: _careful, ...one }) => one),
    corrections,
  };
}

/** Return the evidence that a writer returned, with the ids of the reflections instead of their positions. */
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
