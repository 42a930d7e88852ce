// Quotation and punctuation marks around words are removed, because a text may have other marks there. Marks inside a
// word stay, such as an apostrophe.
const MARKS_AROUND = /^[\p{Quotation_Mark},;:.!?…()[\]–—-]+|[\p{Quotation_Mark},;:.!?…()[\]–—-]+$/gu;

/** Words in double quotation marks, which a search finds in a row. */
export const QUOTED = /["“”„«»]([^"“”„«»]*)["“”„«»]/g;

export const isOnlyMarks = (word: string): boolean => word.replace(MARKS_AROUND, '') === '';

/** Return the words of a search, or its marks if there are no words. */
export function searchWords(search: string): string[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const unquoted = words.map((word) => word.replace(MARKS_AROUND, '')).filter((word) => word !== '');
  return unquoted.length > 0 ? unquoted : words;
}
