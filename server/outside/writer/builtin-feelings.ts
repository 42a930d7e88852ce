import { wordsOf } from './builtin-words.ts';

const feelings = new Set(
  `calm tired proud grateful thankful glad happy relieved hopeful afraid scared anxious nervous worried sad lonely angry
ashamed guilty jealous restless bored stressed overwhelmed exhausted peaceful rested curious brave confused homesick
excited joyful numb uneasy settled embarrassed`.split(/\s+/),
);

const turnsAround = new Set(
  `not no never neither nor less hardly without don't doesn't didn't isn't wasn't aren't`.split(/\s+/),
);

/** How many words back "not" still turns a feeling around: "not the least bit tired". */
const reach = 4;

const ownVoice = /\b(?:i|i'm|i've|my|me|myself|we|us)\b/iu;

/** Up to three feelings that a person put into words of themselves, most often named first; "not tired" is none. */
export function feelingsOf(sentences: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const plain = sentence.replaceAll('’', "'");
    if (!ownVoice.test(plain)) continue;
    const words = wordsOf(plain).map(({ lower }) => lower);
    for (const [index, word] of words.entries()) {
      if (!feelings.has(word)) continue;
      if (words.slice(Math.max(0, index - reach), index).some((before) => turnsAround.has(before))) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([word]) => word);
}
