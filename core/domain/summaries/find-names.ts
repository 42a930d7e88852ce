const WORD = /[\p{L}\p{N}\p{M}]/u;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Return the offsets that do not lie inside a word, including the start and the end of the text. */
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

type Found = { readonly start: number; readonly end: number; readonly key: string };

/**
 * Find names, given by their keys, as whole words in a text, ignoring case. Of two names at the same position, the
 * longer one is found; matches do not overlap. The time does not depend on the number of names.
 */
export function findNames(text: string, keys: { readonly has: (key: string) => boolean }): Found[] {
  const small = text.toLowerCase();
  // Lowercasing may change the length (İ becomes two characters) and shift the offsets: then search the original text.
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
