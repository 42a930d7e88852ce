import type { Spelling, Tally } from './builtin-tallies.ts';
import type { Topic } from './builtin-topics.ts';

/** What a noun weighs that no list knows. */
const unknownWeight = 0.9;
/** A reflection speaks of something from here on; below it is only touched. */
export const spoken = 0.5;

/** How much each reflection speaks of it, from 0 to 1. */
export const spokenIn = ({ unspoken }: Tally): [number, number][] =>
  [...unspoken].map(([index, not]) => [index, 1 - not]);

/** The weight of the topics spoken of, by how much is said of each. */
function priorOf(uses: readonly Spelling[]): number {
  let sum = 0;
  let all = 0;
  for (const { topic, role, reflections } of uses) {
    const said = (role === 'hints' ? 0.2 : 1) * reflections.size;
    sum += said * (topic?.weight ?? unknownWeight);
    all += said;
  }
  return sum / all;
}

/** How many different words speak plainly of the topic that most do. */
function mostWordsOf(uses: readonly Spelling[]): number {
  const words = new Map<Topic | null, number>();
  for (const { topic, role } of uses) if (role !== 'hints') words.set(topic, (words.get(topic) ?? 0) + 1);
  return Math.max(0, ...words.values());
}

/** Fitted once to what readers named in some fifty weeks, then rounded. */
const fitted = { none: -3.2, prior: 0.9, words: 1.2, count: 0.8, mine: 0.9, reflections: 0.3, length: -0.4 };

/**
 * How likely a careful reader would name it, from 0 to 1: being what diaries are about, then how often, in how many words
 * of one topic and in how many reflections it is spoken of; on many pages a word says less than on few.
 */
export function chanceOf(tally: Tally, weekWords: number): number {
  const uses = [...tally.spellings.values()];
  const reflections = spokenIn(tally).filter(([, plain]) => plain >= spoken).length;
  const score =
    fitted.none +
    fitted.prior * priorOf(uses) +
    fitted.words * Math.log1p(mostWordsOf(uses)) +
    fitted.count * Math.log(tally.count) +
    fitted.mine * Math.min(tally.mine, 2) +
    fitted.reflections * Math.min(Math.max(reflections - 1, 0), 3) +
    fitted.length * Math.log(Math.max(weekWords, 1) / 100);
  return 1 / (1 + Math.exp(-score));
}
