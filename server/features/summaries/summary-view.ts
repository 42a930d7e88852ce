import type { Summary } from '../../../core/contract/summaries.ts';
import { type CorrectThemes, themeCorrector } from '../../../core/domain/summaries/theme-corrections.ts';
import type { Tx } from '../../db/db.ts';
import type { StoredEvidence } from '../../db/tables/summaries.ts';
import { historyCorrector } from '../../writer/tell/correct-history.ts';
import { listThemes, type SummaryRow, type VersionRow } from './summary-store.ts';
import { type CorrectionRow, listCorrections } from './theme-correction-store.ts';

/**
 * Return the evidence (the reflections that each part of a text is based on) for the corrected text. Theme corrections
 * change only the last sentence, which may become shorter, longer or absent.
 */
const evidenceView = ({ spans, sources }: StoredEvidence, written: string, corrected: string): Summary['evidence'] => ({
  spans: spans
    .filter(({ start }) => start < corrected.length)
    .map(({ start, end, reflectionIds }) => ({
      start,
      end: end === written.length ? corrected.length : end,
      reflectionIds: [...reflectionIds],
    })),
  sources: sources.map(({ id, type, localDate }) => ({ id, type, localDate })),
});

/** Return a version as the API returns it. Theme corrections are applied here, and not to the stored version. */
const versionView = (row: SummaryRow, longSummary: string, correct: CorrectThemes): Summary => ({
  id: row.id,
  ...correct({ title: row.title, keyThemes: row.key_themes }),
  weekStart: row.week_start,
  longSummary,
  reflectionCount: row.reflection_count,
  generatedAt: row.generated_at.toISOString(),
  ...(row.remade && row.version === 0 && { rewritten: true }),
  ...(row.evidence !== null && { evidence: evidenceView(row.evidence, row.long_summary, longSummary) }),
  writer: { kind: row.model === null ? 'builtin' : 'model', name: row.model, modelFailed: row.model_failed },
  careful: row.careful,
  version: row.version,
});

/** Return a function that applies the user's theme corrections to the text of a version. */
export async function textCorrector(
  tx: Tx,
  userId: string,
  corrections: readonly CorrectionRow[],
): Promise<(row: Pick<VersionRow, 'week_start' | 'long_summary'>) => string> {
  const rows = corrections.length === 0 ? [] : await listThemes(tx, userId);
  const weeks = rows.map(({ week_start, title, key_themes }) => ({ weekStart: week_start, title, themes: key_themes }));
  const correct = historyCorrector(corrections, weeks);
  return ({ week_start, long_summary }) => correct({ weekStart: week_start, longSummary: long_summary });
}

/** Return a function that converts a version to the form of the API and applies the user's theme corrections. */
export async function summaryViewer(tx: Tx, userId: string): Promise<(row: SummaryRow) => Summary> {
  const corrections = await listCorrections(tx, userId);
  const [correct, correctText] = [themeCorrector(corrections), await textCorrector(tx, userId, corrections)];
  return (row) => versionView(row, correctText(row), correct);
}
