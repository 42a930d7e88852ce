/** Return the note about how many words of a card are quoted from the user. */
export function ownWordsNote(count: number): string {
  if (count === 0) return 'None of its words are quoted from you.';
  return count === 1 ? 'One word on it is your own.' : `${count} words on it are your own.`;
}
