import type { Summary } from '../../../core/contract/summaries.ts';
import type { StoredEvidence } from '../../db/schema.ts';
import type { SummaryRow } from './summary-store.ts';

const evidenceView = ({ spans, sources }: StoredEvidence): Summary['evidence'] => ({
  spans: spans.map(({ start, end, reflectionIds }) => ({ start, end, reflectionIds: [...reflectionIds] })),
  sources: sources.map(({ id, type, localDate }) => ({ id, type, localDate })),
});

export const summaryView = (row: SummaryRow): Summary => ({
  id: row.id,
  title: row.title,
  weekStart: row.week_start,
  longSummary: row.long_summary,
  keyThemes: row.key_themes,
  reflectionCount: row.reflection_count,
  generatedAt: row.generated_at.toISOString(),
  ...(row.evidence !== null && { evidence: evidenceView(row.evidence) }),
  writer: { kind: row.model === null ? 'builtin' : 'model', name: row.model, modelFailed: row.model_failed },
  careful: row.careful,
  version: row.version,
});
