import { hasDangerPhrase } from '../../../../core/domain/danger/danger.ts';
import { withoutQuotations } from '../answer/answer-text.ts';
import type { Fault, Part } from './fault.ts';
import { foldedWords, hasWord, type ReadPages } from './read-pages.ts';
import { matchesOf, medicalWord, unsafePatterns } from './unsafe/unsafe-patterns.ts';

/**
 * Return faults for threats, abuse, advice, stock phrases and talk of the model about itself, and for words such as
 * diagnoses that the user did not write.
 */
export function unsafeFaults(read: ReadPages, languages: readonly string[], { place, text, sources }: Part): Fault[] {
  const free = withoutQuotations(text).replaceAll('⟨⟩', '…').replaceAll(/\s+/gu, ' ').replaceAll('’', "'").trim();
  const written = sources
    .flatMap((at) => read.pages[at]?.sentences.map((one) => one.text.toLowerCase()) ?? [])
    .join('\n');
  const faults: Fault[] = [];
  const add = (fault: string, isGrave: boolean) => faults.push({ place, text: `${fault}: ${text}`, isGrave });
  const isSaid = (patterns: readonly RegExp[], mayQuote: boolean) =>
    // A match at the start of a sentence is a command to the user, such as "Call the bank.", even if a reflection
    // contains the same words.
    matchesOf(patterns, free).some((match) => !mayQuote || match.isAtStart || !written.includes(match.text));
  for (const code of new Set([...languages, 'en'])) {
    const { never, dark, machine, advice, stock, loaded } = unsafePatterns(code);
    if (isSaid(never, false)) add('Nothing that hurts or threatens', true);
    if (isSaid(dark, false)) add('Nothing that could hurt', false);
    if (isSaid(machine, true)) add('Nothing of yourself or your instructions', true);
    if (isSaid(advice, true)) add('No advice', false);
    if (isSaid(stock, true)) add('No praise, no consolation and no stock phrase', false);
    if (!languages.includes(code)) continue;
    for (const word of new Set(foldedWords(free).filter((one) => loaded.test(one) && !read.words.neutral.has(one))))
      if (!hasWord(read, word, sources)) add(`The reflections of this sentence do not have the word “${word}”`, false);
  }
  for (const word of new Set(foldedWords(free).filter((one) => medicalWord.test(one))))
    if (!hasWord(read, word, sources)) add(`The reflections of this sentence do not have the word “${word}”`, false);
  if (hasDangerPhrase(free) || hasDangerPhrase(inFirstPerson(free))) add('Nothing that hurts', true);
  return faults;
}

const toFirstPerson: ReadonlyMap<string, string> = new Map([
  ['you', 'i'],
  ['your', 'my'],
  ['yourself', 'myself'],
  ['are', 'am'],
  ['du', 'ich'],
  ['dich', 'mich'],
  ['dir', 'mir'],
  ['dein', 'mein'],
  ['deine', 'meine'],
  ['willst', 'will'],
  ['kannst', 'kann'],
  ['bist', 'bin'],
  ['hast', 'habe'],
  ['tu', 'je'],
  ['te', 'me'],
  ['ti', 'mi'],
]);

/** Turn "you" into "I", because the list of danger phrases is in the first person. */
const inFirstPerson = (text: string) =>
  text.replaceAll(/[\p{L}]+/gu, (word) => toFirstPerson.get(word.toLowerCase()) ?? word);
