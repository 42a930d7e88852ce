/** One word of a sentence, with what stands around it. */
export type Word = {
  readonly text: string;
  readonly lower: string;
  readonly isFirst: boolean;
  readonly isCapitalised: boolean;
  /** The word directly before it, with nothing but spaces between; null at the start or after a comma and the like. */
  readonly before: string | null;
  readonly after: string | null;
};

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a sentence in any script; scripts without spaces are cut by the dictionary of the platform. */
export function wordsOf(sentence: string): Word[] {
  const words: { text: string; joined: boolean }[] = [];
  let onlySpaces = false;
  for (const { segment, isWordLike } of segmenter.segment(sentence)) {
    if (isWordLike) {
      words.push({ text: segment.replace(/['’]s$/u, ''), joined: onlySpaces });
      onlySpaces = true;
    } else if (segment.trim() !== '') onlySpaces = false;
  }
  const lower = words.map(({ text }) => text.toLowerCase());
  return words.map(({ text, joined }, index) => ({
    text,
    lower: lower[index] ?? '',
    isFirst: index === 0,
    isCapitalised: /^\p{Lu}/u.test(text),
    before: joined ? (lower[index - 1] ?? null) : null,
    after: words[index + 1]?.joined ? (lower[index + 1] ?? null) : null,
  }));
}
