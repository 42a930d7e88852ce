export type Misspelling = { readonly name: string; readonly meant: string };

/** Shorter names resemble too many others: HOME is not a misspelled HOST. */
const fewestLetters = 5;
const sameLetters = 4;
const mostEdits = 2;

/** Return the edit distance of two words: added, removed, replaced and swapped letters (Damerau–Levenshtein). */
function edits(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Return the environment variables whose name is almost that of a known variable, such as SMTP_ULR for SMTP_URL. */
export function misspelledVariables(known: readonly string[], environment: NodeJS.ProcessEnv): Misspelling[] {
  const all = new Set(known);
  return Object.keys(environment)
    .filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name) && name.length >= fewestLetters && !all.has(name))
    .flatMap((name) => {
      const near = known
        .map((meant) => ({ name, meant, count: edits(name, meant) }))
        .toSorted((a, b) => a.count - b.count)[0];
      if (near === undefined) return [];
      // Accept two edits of a short name only if the known name is longer than four letters and the name begins with
      // its first four: PROXYS is a misspelled PROXIES, but PORTAL is not a misspelled PORT.
      const beginsAlike = near.meant.length > sameLetters && name.startsWith(near.meant.slice(0, sameLetters));
      const isLong = name.length > 2 * fewestLetters || beginsAlike;
      return near.count <= (isLong ? mostEdits : 1) ? [{ name, meant: near.meant }] : [];
    });
}
