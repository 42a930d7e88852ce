import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { titlePrefix, type WriterKind } from './faithful.ts';
import { sentencesIn } from './summary-text.ts';
import { holdsWords } from './words.ts';

/**
 * Return the labelled false statements that a summary makes about the author of the diary. The summary makes such a
 * statement if the words of the label occur together in the title or in one theme. For the builtin writer, they may
 * also occur together in one sentence, outside quotation marks. The sentences of a model do not count, because they may
 * rightly retell an anecdote about somebody else.
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
