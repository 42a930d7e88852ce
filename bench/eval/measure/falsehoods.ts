import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { titlePrefix, type WriterKind } from './faithful.ts';
import { sentencesIn } from './summary-text.ts';
import { holdsWords } from './words.ts';

/**
 * Return the labelled false statements in the title, the themes and, for the builtin writer, the sentences outside
 * quotes. Skip the sentences of a model, which may retell an anecdote about somebody else.
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
