const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export const plainMarks = (text: string): string => text.normalize('NFC').replaceAll(/[’‘`´]/gu, "'");

/** Split a text into words by Unicode's rules, in lower case with straight apostrophes. */
export function tokens(text: string): string[] {
  return Array.from(segmenter.segment(plainMarks(text)))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());
}

/**
 * Return a rough English stem: 'gardens' → 'garden', 'worried' → 'worri'. Compare it only with other stems.
 */
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

/** Return whether two texts share a run of `length` words. */
export function sharesRun(some: readonly string[], others: readonly string[], length: number): boolean {
  if (length < 1 || some.length < length || others.length < length) return false;
  const runs = new Set<string>();
  for (let at = 0; at + length <= some.length; at += 1) runs.add(some.slice(at, at + length).join(' '));
  for (let at = 0; at + length <= others.length; at += 1)
    if (runs.has(others.slice(at, at + length).join(' '))) return true;
  return false;
}

/** Return the length of the longest run of words that both texts have. */
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
