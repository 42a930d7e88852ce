const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export const plainMarks = (text: string): string => text.normalize('NFC').replaceAll(/[’‘`´]/gu, "'");

const known = new Map<string, readonly string[]>();

/** Split a text into words as Unicode defines them, in lower case with straight apostrophes. */
export function tokens(text: string): readonly string[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const words = Array.from(segmenter.segment(plainMarks(text)))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());
  known.set(text, words);
  return words;
}

/** Return a rough English stem: 'garden' for 'gardens', but 'worri' for 'worried', so compare stems only with stems. */
export function stem(word: string): string {
  const bare = word.replace(/'s?$/u, '');
  if (bare.length < 5 || !/^[a-z']+$/u.test(bare)) return bare.length === 4 ? bare.replace(/s$/u, '') : bare;
  const cut = bare
    .replace(/ies$/u, 'y')
    .replace(/(?:ing|ed|es|s|ly)$/u, '')
    .replace(/e$/u, '')
    .replace(/y$/u, 'i')
    .replace(/([bdgklmnprt])\1$/u, '$1');
  return cut.length < 3 ? bare : cut;
}

/** The maximum number of letters in an ending, as in "전화를", "jabłkach" and "dükkâna". */
const longestEnding = 3;

/** Return whether a word is `begin` with an ending, for languages that inflect nouns. */
export const isForm = (word: string, begin: string): boolean =>
  begin.length >= (/^\p{Script=Hangul}/u.test(begin) ? 2 : 4) &&
  word.startsWith(begin) &&
  word.length - begin.length <= longestEnding;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Return whether a text has all words of a phrase, with any endings. If the phrase is in Chinese, Japanese or Korean,
 * the text must contain it unchanged.
 */
export function holdsWords(text: string, phrase: string): boolean {
  if (unspaced.test(phrase)) return plainMarks(text).includes(plainMarks(phrase));
  const words = tokens(text);
  return tokens(phrase).every((wanted) =>
    words.some((word) => word === wanted || stem(word) === stem(wanted) || isForm(word, wanted)),
  );
}

export function sharesRun(some: readonly string[], others: readonly string[], length: number): boolean {
  if (length < 1 || some.length < length || others.length < length) return false;
  const runs = new Set<string>();
  for (let at = 0; at + length <= some.length; at += 1) runs.add(some.slice(at, at + length).join(' '));
  for (let at = 0; at + length <= others.length; at += 1)
    if (runs.has(others.slice(at, at + length).join(' '))) return true;
  return false;
}

export function longestRun(wanted: readonly string[], text: readonly string[]): number {
  let longest = 0;
  let previous: number[] = [];
  for (const word of wanted) {
    const row = text.map((other, at) => (other === word ? (previous[at - 1] ?? 0) + 1 : 0));
    for (const run of row) if (run > longest) longest = run;
    previous = row;
  }
  return longest;
}
