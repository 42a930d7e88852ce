import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { titlePrefix, type WriterKind } from './faithful.ts';
import { sentencesIn } from './summary-text.ts';
import { holdsWords } from './words.ts';

/**
 * Return the labelled falsehoods that a summary states: those whose words occur together in a theme, in the title or in
 * a sentence outside its quotes. A model may retell an anecdote, so only its title and themes count.
 */
export function falseOfThePerson(
  labelled: LabelledWeek,
  { title, keyThemes, longSummary }: WrittenSummary,
  kind: WriterKind,
): string[] {
  const said = [
    title.replace(titlePrefix(labelled.week.weekStart), ''),
    ...keyThemes,
    ...(kind === 'model' ? [] : sentencesIn(longSummary).map(({ free }) => free)),
  ];
  return labelled.falsehoods.filter((words) => said.some((text) => holdsWords(text.toLowerCase(), words)));
}
