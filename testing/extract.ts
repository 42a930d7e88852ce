import { readWeek } from '../server/writer/read/read-week.ts';
import { joinParagraphs } from '../server/writer/tell/evidence.ts';
import { extractOf } from '../server/writer/tell/extract.ts';
import type { WeekToSummarise } from '../server/writer/writer.ts';

/** Write the extract of an English week, as languages without phrases get it. */
export async function writeExtract(
  week: WeekToSummarise,
): Promise<{ readonly title: string; readonly keyThemes: readonly string[]; readonly longSummary: string }> {
  const { title, keyThemes, paragraphs } = extractOf(week, await readWeek(week), 'en');
  return { title, keyThemes, ...joinParagraphs(paragraphs, 'en') };
}
