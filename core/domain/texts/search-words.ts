// The words of a search. Quotation marks around words are no part of them: people put them around a phrase, and texts
// have other quotation marks than keyboards. An apostrophe inside a word stays.
const QUOTES_AROUND = /^\p{Quotation_Mark}+|\p{Quotation_Mark}+$/gu;

/** Return the words of a search. A search that has only quotation marks is a search for them. */
export function searchWords(search: string): string[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const unquoted = words.map((word) => word.replace(QUOTES_AROUND, '')).filter((word) => word !== '');
  return unquoted.length > 0 ? unquoted : words;
}
