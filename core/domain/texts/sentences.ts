// Split a text into sentences in the same way on every device: Intl.Segmenter is missing from old web views and differs
// between engines, but a card must show the same text everywhere.

/**
 * The end of a sentence, or (the first group) marks before other characters, which must not be tried one by one. A »
 * after a space may close a quote, as in French; directly before a letter, » opens one.
 */
const ENDS = /[.!?…؟।]+(?:["'”“’»)\]]|\s»(?!\S))*(?=\s|$)|[。！？]+["”’」』）]*|([.!?…؟।]+)/gu;
/** Spaces and line breaks, but not the no-break spaces of French quotation marks. */
const SPACES = /[^\S\u00a0\u202f]+/g;
const BLANK_LINES = /\n\s*\n/;
const ABBREVIATION = /(?:^|[\s("“…])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|no|\p{Lu})\.$/iu;

/** Titles of other languages. Match them only with a capital: a Swedish sentence may end with "sig" or "dra". */
const TITLE = /(?:^|[\s("“«„…])(?:Sra?|Srta|Dra|Profa|Mme|Mlle|Pr|Sig|Dott|Dhr|Mevr|Mw)\.$/u;

export function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(BLANK_LINES)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Return the parts of a line that are not split, from `start` to before `end`. */
type UnsplitParts = (line: string) => readonly { readonly start: number; readonly end: number }[];

/** Split into trimmed sentences of one line each. A sentence never spans a blank line. */
export function sentencesOf(text: string, unsplitParts: UnsplitParts = () => []): string[] {
  return paragraphsOf(text).flatMap((paragraph) => sentencesOfLine(paragraph.replace(SPACES, ' '), unsplitParts));
}

function sentencesOfLine(line: string, unsplitParts: UnsplitParts): string[] {
  const unsplit = unsplitParts(line);
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(ENDS)) {
    const end = match.index + match[0].length;
    if (match[1] !== undefined || isInsideSentence(line.slice(start, end), line.slice(end))) continue;
    if (unsplit.some((part) => part.start < end && end < part.end)) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  const rest = line.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

/** Return whether a full stop does not end the sentence, as in "Dr. Ozols" or "and then ... nothing". */
function isInsideSentence(before: string, after: string): boolean {
  const goesOn = /^\s\p{Ll}/u.test(after);
  return (
    (goesOn && /[.…]$|["'”“’»]$/.test(before)) ||
    (after.trim() !== '' && (ABBREVIATION.test(before) || TITLE.test(before)))
  );
}
