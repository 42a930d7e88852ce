import type { Answer, AnswerSentence } from '../answer/answer.ts';
import { withoutQuotations } from '../answer/answer-text.ts';
import { claimWords } from './check-support.ts';
import type { Fault } from './fault.ts';
import { hasWord, type ReadPages } from './read-pages.ts';
import { daysNamed } from './words/day-names.ts';

/** A clause about a day is checked only if the cited reflections contain at least this many of its words. */
const leastClaims = 2;

/** Return a fault for each day in a sentence if the evidence is from another day. */
function faultsOf(read: ReadPages, { text, evidence }: AnswerSentence): string[] {
  const free = withoutQuotations(text);
  const named = daysNamed(free);
  if (named.length === 0) return [];
  const sources = [...new Set(evidence.map(({ reflection }) => reflection - 1))].filter((at) => read.pages[at]);
  const isOn = (at: number, weekdays: readonly number[]) => weekdays.includes(read.pages[at]?.weekday ?? -1);
  const mentions = (at: number, name: string) =>
    read.pages[at]?.sentences.some((sentence) => sentence.text.toLowerCase().includes(name)) ?? false;
  const faults: string[] = [];
  for (const { name, weekdays } of named) {
    if (sources.some((at) => isOn(at, weekdays) || mentions(at, name))) continue;
    // The sentence may be about another day and only mention something from the named day, such as "Monday's yoghurt".
    // Accept the sentence if a word next to the name is in a reflection of the named day.
    const onThatDay = read.pages.flatMap((_, at) => (isOn(at, weekdays) ? [at] : []));
    if (claimWords(read, wordsAround(free, name)).some((word) => hasWord(read, word, onThatDay))) continue;
    faults.push(`This sentence names a day, ${name}, that its evidence was not written on: ${text}`);
  }
  for (const clause of free.split(/[,;:.–—]/u)) {
    const there = daysNamed(clause);
    const claims = claimWords(read, clause).filter((word) => hasWord(read, word, sources));
    if (there.length !== 1 || claims.length < leastClaims) continue;
    const [day] = there;
    const isHeld = sources.some(
      (at) =>
        (isOn(at, day?.weekdays ?? []) || mentions(at, day?.name ?? '')) &&
        claims.some((word) => hasWord(read, word, [at])),
    );
    if (!isHeld) faults.push(`This was written on another day than ${day?.name}: ${text}`);
  }
  return faults;
}

/** Return up to three words on each side of the name of a day, as in "Monday's yoghurt". */
function wordsAround(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name);
  const before = text.slice(0, at).trim().split(/\s+/u).slice(-3);
  const after = text
    .slice(at + name.length)
    .replace(/^['’]?s?\s/u, '')
    .split(/\s+/u)
    .slice(0, 3);
  return [...before, ...after].join(' ');
}

export function dayFaults(read: ReadPages, { paragraphs }: Answer): Fault[] {
  return paragraphs.flatMap(({ sentences }, paragraph) =>
    sentences.flatMap((one, sentence) =>
      faultsOf(read, one).map(
        (text): Fault => ({ place: { part: 'sentence', paragraph, sentence }, text, isGrave: false }),
      ),
    ),
  );
}
