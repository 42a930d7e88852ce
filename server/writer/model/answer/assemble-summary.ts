import type { Evidence, WeekToSummarise, WrittenSummary } from '../../writer.ts';
import type { Answer } from './answer.ts';
import { normaliseSpaces, titleWithoutDate } from './answer-text.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Turn a checked answer into plain text with the evidence of each sentence. */
export function assembleSummary(week: WeekToSummarise, { title, themes, paragraphs }: Answer): WrittenSummary {
  const evidence: Evidence[] = [];
  let longSummary = '';
  for (const { sentences } of paragraphs) {
    if (longSummary !== '') longSummary += '\n\n';
    for (const [index, sentence] of sentences.entries()) {
      if (index > 0) longSummary += ' ';
      const start = longSummary.length;
      longSummary += normaliseSpaces(sentence.text);
      const reflections = [...new Set(sentence.evidence.map(({ reflection }) => reflection - 1))];
      evidence.push({ start, end: longSummary.length, reflections: reflections.toSorted((a, b) => a - b) });
    }
  }
  return {
    title: `Week of ${longDate.format(Date.parse(`${week.weekStart}T00:00:00Z`))}: ${titleWithoutDate(title)}`,
    longSummary,
    keyThemes: themes.map(normaliseSpaces),
    evidence,
  };
}
