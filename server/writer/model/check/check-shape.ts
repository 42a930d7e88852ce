import type { Answer, AnswerSentence } from '../answer/answer.ts';
import { titleWithoutDate, unicodeWords } from '../answer/answer-text.ts';

const within = (count: number, least: number, most: number) => count >= least && count <= most;

/** Limits of an answer; `text` and `quotes` in characters. Beyond them, the other checks would be too slow. */
const most = { sentences: 60, words: 320, text: 12_000, evidence: 200, quotes: 40_000, themes: 50 };

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

const wordsIn = (sentences: readonly AnswerSentence[]) =>
  unicodeWords(sentences.map(({ text }) => text).join(' ')).length;

export function sizeFaults({ title, themes, paragraphs }: Answer): string[] {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const evidence = sentences.flatMap((sentence) => sentence.evidence);
  const isFine =
    sentences.length <= most.sentences &&
    themes.length <= most.themes &&
    lengthOf([title, ...themes, ...sentences.map(({ text }) => text)]) <= most.text &&
    evidence.length <= most.evidence &&
    lengthOf(evidence.map(({ quote }) => quote)) <= most.quotes &&
    wordsIn(sentences) <= most.words;
  return isFine ? [] : ['The answer is much too long: 60 to 200 words, and a few words of evidence for each sentence.'];
}

/** Return whether a theme has an allowed length. A theme may be a single Chinese or Korean character. */
const isThemeLong = (theme: string) =>
  within(theme.length, /^[\p{Script=Han}\p{Script=Hangul}]/u.test(theme) ? 1 : 2, 40);

/**
 * Return a fault for each wrong length or count in an answer. `leastWords` is the minimum number of words of all
 * sentences together.
 */
export function shapeFaults({ title, themes, paragraphs }: Answer, leastWords: number): string[] {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const words = wordsIn(sentences);
  const checks: [boolean, string][] = [
    [within(titleWithoutDate(title).length, 3, 80), 'The title must have 3 to 80 characters.'],
    [within(themes.length, 1, 6), 'There must be 1 to 6 themes.'],
    [themes.every((theme) => isThemeLong(theme.trim())), 'A theme must have 2 to 40 characters.'],
    [new Set(themes.map((theme) => theme.trim().toLowerCase())).size === themes.length, 'Two themes are the same.'],
    [within(paragraphs.length, 2, 5), 'There must be 2 to 5 paragraphs.'],
    [within(words, leastWords, most.words), `There must be 60 to 200 words; there are ${words}.`],
    [
      paragraphs.every((paragraph) => paragraph.sentences.length > 0) &&
        sentences.every(({ text }) => text.trim() !== ''),
      'A paragraph or a sentence is empty.',
    ],
  ];
  return checks.filter(([isFine]) => !isFine).map(([, fault]) => fault);
}
