import { languageSet } from '../languages/lexicon.ts';
import { spacedWords } from '../read/words.ts';

const feelings = languageSet('en', 'named feelings');
const negation = languageSet('en', 'feeling negation');
const subject = languageSet('en', 'feeling subject');

/** The number of words that a negation can affect: "not the least bit tired". */
const reach = 4;

/** Return up to three feelings of the user, most frequent first. "Not tired" and "she was tired" do not count. */
export function feelingsOf(sentences: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const words = spacedWords(sentence.toLowerCase().replaceAll('’', "'"));
    for (const [index, word] of words.entries()) {
      if (!feelings.has(word)) continue;
      const before = words.slice(Math.max(0, index - reach), index);
      // "Tired of my life" does not mean tiredness.
      if (word === 'tired' && words[index + 1] === 'of') continue;
      if (before.some((other) => negation.has(other)) || !before.some((other) => subject.has(other))) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([word]) => word);
}
