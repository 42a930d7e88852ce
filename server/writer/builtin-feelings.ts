import { spacedWords } from './builtin-words.ts';

const feelings = new Set(
  `calm tired proud grateful thankful glad happy relieved hopeful afraid scared anxious nervous worried sad lonely angry
ashamed guilty jealous restless bored stressed overwhelmed exhausted peaceful rested curious brave confused homesick
excited joyful numb uneasy settled embarrassed frightened`.split(/\s+/u),
);

const turnsAround = new Set(
  `not no never neither nor less hardly without want wanted wish be if whether would could might don't doesn't didn't isn't wasn't aren't`.split(
    /\s+/u,
  ),
);

/** How many words back "not" still turns a feeling around: "not the least bit tired". */
const reach = 4;

const own = new Set(`i i'm im i've ive felt feel feeling am me`.split(' '));

/** Up to three feelings that a person said they had, most often named first; "not tired" and "she was tired" are none. */
export function feelingsOf(sentences: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const words = spacedWords(sentence.toLowerCase().replaceAll('’', "'"));
    for (const [index, word] of words.entries()) {
      if (!feelings.has(word)) continue;
      const before = words.slice(Math.max(0, index - reach), index);
      // "Tired of my life" is not tired.
      if (word === 'tired' && words[index + 1] === 'of') continue;
      if (before.some((other) => turnsAround.has(other)) || !before.some((other) => own.has(other))) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([word]) => word);
}
