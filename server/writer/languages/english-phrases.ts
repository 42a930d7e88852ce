import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { checkNames, dataSections, linesOf } from './data-file.ts';

const sections = dataSections(new URL('en/phrases.txt', import.meta.url));
const used: string[] = [];

function phrases(name: string): readonly string[] {
  used.push(name);
  return linesOf(sections, name);
}

const byType = (name: string): Readonly<Record<ReflectionType, readonly string[]>> => ({
  evening: phrases(`${name} evening`),
  deep: phrases(`${name} deep`),
});

/** The phrases of an English summary; en/phrases.txt describes where each is used. */
export const englishPhrases = {
  opening: phrases('opening'),
  themes: {
    one: phrases('one theme'),
    many: phrases('several themes'),
    once: phrases('themes of one page'),
  },
  feelings: phrases('feelings'),
  lengths: {
    longest: phrases('longest and shortest page'),
    most: phrases('page with most of the words'),
  },
  lead: phrases('lead'),
  first: byType('first'),
  middle: byType('middle'),
  brief: byType('brief'),
  turning: byType('turning'),
  last: byType('last'),
  further: phrases('further sentence'),
  next: phrases('next sentence'),
  unquoted: byType('unquoted'),
  question: byType('question'),
  closing: phrases('closing'),
  carefulClosing: phrases('careful closing'),
  titles: {
    two: phrases('title of two themes'),
    three: phrases('title of three themes'),
    none: phrases('title without themes'),
  },
  noThemes: phrases('no themes'),
};

const numbers = phrases('numbers');

/** Return a count in words up to fourteen, in digits above. */
export const numberWord = (count: number): string => numbers[count] ?? count.toLocaleString('en-US');

phrases('other words');
checkNames(sections, used);

/** All words, in lower case, that the phrases add to an English summary, except for dates. */
export const englishSummaryWords: ReadonlySet<string> = new Set(
  used
    .flatMap((name) => linesOf(sections, name))
    .flatMap(
      (phrase) =>
        phrase
          .replace(/\{\w+\}/gu, ' ')
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [],
    ),
);
