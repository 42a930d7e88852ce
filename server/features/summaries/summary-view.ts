import type { Summary } from '../../../core/contract/summaries.ts';
import { type CorrectThemes, themeCorrector } from '../../../core/domain/summaries/theme-corrections.ts';
import type { Tx } from '../../db/db.ts';
import type { StoredEvidence } from '../../db/schema.ts';
import type { SummaryRow } from './summary-store.ts';
import { listCorrections } from './theme-correction-store.ts';

const evidenceView = ({ spans, sources }: StoredEvidence): Summary['evidence'] => ({
  spans: spans.map(({ start, end, reflectionIds }) => ({ start, end, reflectionIds: [...reflectionIds] })),
  sources: sources.map(({ id, type, localDate }) => ({ id, type, localDate })),
});

/**
 * Return a version as the API returns it. Versions are stored as they were written. The user's theme corrections are
 * applied here.
 */
const versionView = (row: SummaryRow, correct: CorrectThemes): Summary => ({
  id: row.id,
  ...correct({ title: row.title, keyThemes: row.key_themes }),
  weekStart: row.week_start,
  longSummary: row.long_summary,
  reflectionCount: row.reflection_count,
  generatedAt: row.generated_at.toISOString(),
  ...(row.evidence !== null && { evidence: evidenceView(row.evidence) }),
  writer: { kind: row.model === null ? 'builtin' : 'model', name: row.model, modelFailed: row.model_failed },
  careful: row.careful,
  version: row.version,
});

/** Return a function that returns a version as the API returns it, with the user's theme corrections applied. */
export async function summaryViewer(tx: Tx, userId: string): Promise<(row: SummaryRow) => Summary> {
  const correct = themeCorrector(await listCorrections(tx, userId));
  return (row) => versionView(row, correct);
}
