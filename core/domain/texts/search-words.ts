// The words of a search. Quotation marks around words are removed: people put them around a phrase, and a text may have
// other quotation marks than a keyboard. An apostrophe inside a word stays.
const QUOTES_AROUND = /^\p{Quotation_Mark}+|\p{Quotation_Mark}+$/gu;

/** Return the words of a search. If a search consists only of quotation marks, return these marks. */
export function searchWords(search: string): string[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const unquoted = words.map((word) => word.replace(QUOTES_AROUND, '')).filter((word) => word !== '');
  return unquoted.length > 0 ? unquoted : words;
}
