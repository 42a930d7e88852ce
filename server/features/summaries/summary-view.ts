import type { Summary } from '../../../core/contract/summaries.ts';
import type { SummaryRow } from './summary-store.ts';

export const summaryView = (row: SummaryRow): Summary => ({
  id: row.id,
  title: row.title,
  weekStart: row.week_start,
  longSummary: row.long_summary,
  keyThemes: row.key_themes,
  reflectionCount: row.reflection_count,
  generatedAt: row.generated_at.toISOString(),
});
