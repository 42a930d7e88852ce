import type { Review } from './use-review.ts';

function ownWordsSentence(count: number): string {
  if (count === 0) return 'None of the words on this card are quoted from you.';
  return count === 1
    ? 'One word on this card is your own, just as you wrote it.'
    : `${count} words on this card are your own, just as you wrote them.`;
}

/** What the person should know before sharing, if anything. */
export function shareNote({ keptCount, ownWords }: Review, isOwnWordsTold: boolean): string | null {
  if (keptCount === 0) return 'Nothing is left to share. Keep at least one sentence.';
  return isOwnWordsTold ? ownWordsSentence(ownWords) : null;
}
