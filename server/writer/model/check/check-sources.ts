import type { WeekToSummarise } from '../../writer.ts';
import type { Answer } from '../answer/answer.ts';
import { wordsOfWeek } from '../answer/answer-text.ts';
import { swapsOwners } from './check-owners.ts';
import { saysI, swapsPersons } from './check-persons.ts';
import { losesDoubt, losesNegation } from './check-reading.ts';
import { claimWords, isUnsupported } from './check-support.ts';
import type { Fault, Part } from './fault.ts';
import { namesOf } from './find-names.ts';
import { hasWord, type ReadPages } from './read-pages.ts';

/** Return whether a title or theme has a word that is only in text that the user pasted into a reflection. */
function repeatsPastedText(week: WeekToSummarise, read: ReadPages, { text, sources }: Part): boolean {
  const own = wordsOfWeek(week);
  return claimWords(read, text).some((word) => own.has(word) && !hasWord(read, word, sources));
}

export function openSourceFaults(week: WeekToSummarise, read: ReadPages, answer: Answer): (part: Part) => Fault[] {
  const names = namesOf(week);
  return (part) => {
    const { place, text } = part;
    const fault = (reason: string): Fault => ({ place, text: `${reason}: ${text}`, isGrave: false });
    if (place.part !== 'sentence') {
      const isPasted = repeatsPastedText(week, read, part);
      return isPasted || isUnsupported(read, names, part) ? [fault('No reflection holds this, use its words')] : [];
    }
    const sentence = answer.paragraphs[place.paragraph]?.sentences[place.sentence];
    if (sentence === undefined) return [];
    return [
      ...(isUnsupported(read, names, part)
        ? [fault('No reflection holds what this sentence says, use its words')]
        : []),
      ...(saysI(read, text) ? [fault('Speak to the person, and quote what has an “I”')] : []),
      ...(losesNegation(read, sentence) ? [fault('The person denied this')] : []),
      ...(losesDoubt(read, sentence) ? [fault('The person only asked this')] : []),
      ...(swapsPersons(read, names, sentence) || swapsOwners(read, names, sentence)
        ? [fault('Another person did this')]
        : []),
    ];
  };
}
