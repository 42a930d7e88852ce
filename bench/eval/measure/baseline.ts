import type { LabelledWeek } from '../labelled-week.ts';
import { isKeySentence } from './quotes.ts';
import { groupOf } from './theme-match.ts';

const languageOf = ({ languages }: LabelledWeek) => (languages[0] ?? '').split('-')[0] ?? '';

// A theme name is guessed only if it is a label of at least this many weeks and of this share of the weeks.
const fewestWeeks = 2;
const fewestShare = 0.03;

const guesses = 3;

/**
 * Names that are right most often if a writer guesses without reading the week, such as "work", "sleep" and "my
 * mother".
 */
type Guesses = { readonly subject: readonly string[]; readonly names: readonly string[] };

const hitsSubject = (week: LabelledWeek, name: string) => groupOf({ ...week, themes: [] }, name) === 0;

function guessesFrom(weeks: readonly LabelledWeek[]): Guesses {
  const counts = new Map<string, number>();
  for (const { themes } of weeks)
    for (const name of new Set(themes.flat())) counts.set(name, (counts.get(name) ?? 0) + 1);
  const candidates = [...counts]
    .filter(([, count]) => count >= Math.max(fewestWeeks, fewestShare * weeks.length))
    .map(([name]) => name);
  const best = (left: readonly LabelledWeek[], hits: (week: LabelledWeek, name: string) => boolean) =>
    candidates
      .map((name) => ({ name, hit: left.filter((week) => hits(week, name)).length }))
      .toSorted((a, b) => b.hit - a.hit);
  const names = best(weeks, (week, name) => groupOf(week, name) >= 0).slice(0, 1);
  const subject: string[] = [];
  for (let left = weeks; subject.length < guesses; ) {
    const [first] = best(left, hitsSubject);
    if (first === undefined || first.hit === 0) break;
    subject.push(first.name);
    left = left.filter((week) => !hitsSubject(week, first.name));
  }
  return { subject, names: names.map(({ name }) => name) };
}

/**
 * Return the scores of a writer that always guesses the same names. `subject` is the share of weeks whose main subject
 * is among three such names. `names` is the share of weeks in which one such name is a theme. The names are those that
 * are right for the most practice weeks of the same language.
 */
export function constantGuess(
  weeks: readonly LabelledWeek[],
  practice: readonly LabelledWeek[],
): { readonly subject: number; readonly names: number } {
  const byLanguage = new Map<string, Guesses>();
  for (const language of new Set(weeks.map(languageOf)))
    byLanguage.set(language, guessesFrom(practice.filter((week) => languageOf(week) === language)));
  const guessed = (week: LabelledWeek) => byLanguage.get(languageOf(week)) ?? { subject: [], names: [] };
  const withSubject = weeks.filter(({ subject }) => subject.length > 0);
  const shareOf = (some: readonly LabelledWeek[], isRight: (week: LabelledWeek) => boolean) =>
    some.filter(isRight).length / Math.max(1, some.length);
  return {
    subject: shareOf(withSubject, (week) => guessed(week).subject.some((name) => hitsSubject(week, name))),
    names: shareOf(weeks, (week) => guessed(week).names.some((name) => groupOf(week, name) >= 0)),
  };
}

const sentencesOf = (content: string) =>
  content.split(/(?<=[.!?。！？।])\s*|\n/u).filter((sentence) => /\p{L}/u.test(sentence));

/**
 * Return the score of a writer that quotes the first sentence of each reflection, or of one that quotes the last,
 * whichever is higher. The score is the share of the quotes that are key sentences.
 */
export function sentenceGuess(weeks: readonly LabelledWeek[]): number {
  const shareAt = (place: 0 | -1) => {
    const taken = weeks.flatMap((week) =>
      week.week.reflections.flatMap(({ content }, index) => {
        const text = sentencesOf(content).at(place);
        if (text === undefined) return [];
        const quote = { text, start: 0, end: text.length };
        return [isKeySentence(week, { quote, reflections: [index], fault: null })];
      }),
    );
    return taken.filter(Boolean).length / Math.max(1, taken.length);
  };
  return Math.max(shareAt(0), shareAt(-1));
}
