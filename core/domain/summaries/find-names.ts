const WORD = /[\p{L}\p{N}\p{M}]/u;
/** Scripts that do not separate words by spaces. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Return the offsets of a text that do not lie inside a word, its start and end included. */
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

/** A name in a text: UTF-16 offsets, `end` exclusive. */
type Found = { readonly start: number; readonly end: number; readonly key: string };

/**
 * Return where a text has one of the names (given by their keys) as whole words, ignoring case, without overlaps: of two
 * names at one place the longer one. The time depends on the length of the text and not on the number of names.
 */
export function findNames(text: string, keys: { readonly has: (key: string) => boolean }): Found[] {
  const small = text.toLowerCase();
  // A letter such as İ becomes two: then offsets would differ.
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
