import type { CardContent } from './layout.ts';

/** Cut a sentence to four fifths of its length, at the end of a word. Return null if it is short. */
function shorterSentence(sentence: string): string | null {
  const characters = Array.from(sentence.replace(/…$/, ''));
  if (characters.length < 40) return null;
  const kept = characters.slice(0, Math.floor(characters.length * 0.8)).join('');
  const wordEnd = kept.search(/\s\S*$/);
  return `${(wordEnd > kept.length / 2 ? kept.slice(0, wordEnd) : kept).trimEnd()}…`;
}

/**
 * Shorten a text that does not fit at any size: drop the last sentence, or cut the only one. Return null if it is
 * already short.
 */
export function shorten(content: CardContent): CardContent | null {
  const { paragraphs } = content;
  const last = paragraphs[paragraphs.length - 1] ?? [];
  const others = paragraphs.slice(0, -1);
  if (last.length > 1) return { ...content, paragraphs: [...others, last.slice(0, -1)] };
  if (others.length > 0) return { ...content, paragraphs: others };
  const shorter = shorterSentence(last[0] ?? '');
  return shorter === null ? null : { ...content, paragraphs: [[shorter]] };
}
