/** The measure's word: what Unicode's rules cut as one, in lower case, with straight apostrophes. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export const plainMarks = (text: string): string => text.normalize('NFC').replaceAll(/[’‘`´]/gu, "'");

export function tokens(text: string): string[] {
  return Array.from(segmenter.segment(plainMarks(text)))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());
}

/**
 * 'gardens', 'garden's' → 'garden'; 'worried', 'worrying' → 'worri': rough, English, only ever compared with itself.
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

/** Whether two texts share a run of so many words. */
export function sharesRun(some: readonly string[], others: readonly string[], length: number): boolean {
  if (length < 1 || some.length < length || others.length < length) return false;
  const runs = new Set<string>();
  for (let at = 0; at + length <= some.length; at += 1) runs.add(some.slice(at, at + length).join(' '));
  for (let at = 0; at + length <= others.length; at += 1)
    if (runs.has(others.slice(at, at + length).join(' '))) return true;
  return false;
}

/** How many words of `wanted` stand side by side, in order, somewhere in `text`: the longest such run. */
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
