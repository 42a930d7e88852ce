const WORD = /[\p{L}\p{N}\p{M}]/u;
/** Scripts that do not separate words with spaces. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Return the offsets in a text that do not lie inside a word, including the text's start and end. */
function boundariesIn(text: string): number[] {
  const boundaries: number[] = [];
  let at = 0;
  let wasInWord = false;
  for (const letter of text) {
    const isInWord = WORD.test(letter) && !UNSPACED.test(letter);
    if (!wasInWord || !isInWord) boundaries.push(at);
    wasInWord = isInWord;
    at += letter.length;
  }
  return [...boundaries, at];
}

/** A name that was found in a text: UTF-16 offsets (`end` is exclusive) and the key of the name. */
type Found = { readonly start: number; readonly end: number; readonly key: string };

/**
 * Return where a text contains one of the names (given by their keys) as whole words, ignoring case. Matches do not
 * overlap: of two names that begin at the same position, the longer one is returned. The time depends on the length of
 * the text and not on the number of names.
 */
export function findNames(text: string, keys: { readonly has: (key: string) => boolean }): Found[] {
  const small = text.toLowerCase();
  // Search the original text if lowercasing changes its length (İ becomes two characters), because the offsets would
  // shift.
  const searched = small.length === text.length ? small : text;
  const boundaries = boundariesIn(text);
  const found: Found[] = [];
  let done = 0;
  for (const start of boundaries) {
    if (start < done) continue;
    const ends = boundaries.filter((end) => end > start).reverse();
    const end = ends.find((each) => keys.has(searched.slice(start, each)));
    if (end === undefined) continue;
    found.push({ start, end, key: searched.slice(start, end) });
    done = end;
  }
  return found;
}
