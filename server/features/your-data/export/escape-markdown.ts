/**
 * Marks that would hide or restructure what follows them, up to the next question or the end of the file: HTML and its
 * comments, Obsidian's comments (%%) and formulas ($$); with the backslashes before them, which would take ours as text.
 */
const runOn = /(?<!\\)\\*(?:<(?=[A-Za-z/!?])|%%|\$\$)/g;

/**
 * Beginnings of a line that make it a heading, or the line before it one, that open a block of code, that hide the line as
 * the target of a link, or that quote it like a question. A backslash there would otherwise be taken for one of ours.
 */
const lineStart =
  /^([ \t]*)(?=\\(?!\\*(?:<[A-Za-z/!?]|%%|\$\$))|#{1,6}(?:[ \t]|$)|(?:-+|=+)[ \t]*$|`{3}|~{3}|\[[^\]]*\]:|>)/;

const escapeLine = (line: string): string =>
  line.replace(lineStart, '$1\\').replace(runOn, (mark) => mark.replaceAll(/./g, '\\$&'));

/**
 * Return what people wrote so that a reader of Markdown shows the same words. Only what would change the structure of the
 * file is escaped: lists, emphasis and links stay as people typed them, and so do nearly all texts.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(escapeLine)
    .join('\n');
