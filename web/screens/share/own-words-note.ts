/** How much of a card is the writer's own, in a line beneath the way to change it. */
export function ownWordsNote(count: number): string {
  if (count === 0) return 'None of its words are quoted from you.';
  return count === 1 ? 'One word on it is your own.' : `${count} words on it are your own.`;
}
