// Sentences of a text, found the same way on every device: Intl.Segmenter is missing in old web views and differs
// between engines, and a card must say the same everywhere it is drawn.

const ENDS = /([.!?…؟।]+["'”“’»)\]]*)(?=\s|$)|([。！？]+["”’」』）]*)/gu;
const BLANK_LINES = /\n\s*\n/;
const ABBREVIATION = /(?:^|[\s("“…])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|no|\p{Lu})\.$/iu;

/** The paragraphs of a text: what blank lines separate, trimmed, none of them empty. */
export function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(BLANK_LINES)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** The sentences of a text in order, each on one line and trimmed. A sentence never crosses a blank line. */
export function sentencesOf(text: string): string[] {
  return paragraphsOf(text).flatMap((paragraph) => sentencesOfLine(paragraph.replace(/\s+/g, ' ')));
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(ENDS)) {
    const end = match.index + match[0].length;
    if (isInsideSentence(line.slice(start, end), line.slice(end))) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  const rest = line.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

/** "Dr. Ozols" and "and then ... nothing" do not end where the stop stands. */
function isInsideSentence(before: string, after: string): boolean {
  const goesOn = /^\s\p{Ll}/u.test(after);
  return (goesOn && /[.…]$/.test(before)) || (after.trim() !== '' && ABBREVIATION.test(before));
}
