// The words of a search. Quotation marks and punctuation marks around words are removed: people put them around or
// between words, and a text may have other marks there. A mark inside a word stays, such as an apostrophe.
const MARKS_AROUND = /^[\p{Quotation_Mark},;:.!?…()[\]–—-]+|[\p{Quotation_Mark},;:.!?…()[\]–—-]+$/gu;

/** Matches the words in double quotation marks, which a search finds next to each other. */
export const QUOTED = /["“”„«»]([^"“”„«»]*)["“”„«»]/g;

/** Return whether a word of a search consists only of marks. */
export const isOnlyMarks = (word: string): boolean => word.replace(MARKS_AROUND, '') === '';

/** Return the words of a search. If a search consists only of marks, return these marks. */
export function searchWords(search: string): string[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const unquoted = words.map((word) => word.replace(MARKS_AROUND, '')).filter((word) => word !== '');
  return unquoted.length > 0 ? unquoted : words;
}
