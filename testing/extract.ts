import { choosePassages } from '../server/writer/choose/choose-passages.ts';
import { readWeek } from '../server/writer/read/read-week.ts';
import { joinParagraphs } from '../server/writer/tell/evidence.ts';
import { extractOf } from '../server/writer/tell/extract.ts';
import type { WeekToSummarise } from '../server/writer/writer.ts';

/**
 * Write the summary of an English week as an extract: days, themes and quotes, without sentences around them. The
 * product writes extracts only in languages for which it has no phrases.
 */
export async function writeExtract(
  week: WeekToSummarise,
): Promise<{ readonly title: string; readonly keyThemes: readonly string[]; readonly longSummary: string }> {
  const pages = await readWeek(week);
  const days = week.reflections.map(({ localDate }) => localDate);
  const chosen = choosePassages(pages, { days, version: week.version, room: 60 });
  const { title, keyThemes, paragraphs } = extractOf(week, pages, chosen, 'en');
  return { title, keyThemes, ...joinParagraphs(paragraphs) };
}
