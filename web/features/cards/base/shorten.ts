import type { CardContent } from './layout.ts';

/** What is left of a sentence that alone is too long for a card: four fifths of it, up to the end of a word. */
function shorterSentence(sentence: string): string | null {
  const characters = Array.from(sentence.replace(/…$/, ''));
  if (characters.length < 40) return null;
  const kept = characters.slice(0, Math.floor(characters.length * 0.8)).join('');
  const wordEnd = kept.search(/\s\S*$/);
  return `${(wordEnd > kept.length / 2 ? kept.slice(0, wordEnd) : kept).trimEnd()}…`;
}

/**
 * The same card with one sentence less; for a text that fits at no readable size. Whole sentences go, last first; only
 * a single one that is too long by itself is shortened, between words. Null when nothing can go.
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
