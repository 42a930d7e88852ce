/**
 * Marks that would hide or restructure the text after them, up to the next question or the end of the file: HTML tags
 * and comments, Obsidian's comments (%%) and formulas ($$). Backslashes before a mark are included, because they would
 * otherwise escape the backslash that we add.
 */
const runOn = /(?<!\\)\\*(?:<(?=[A-Za-z/!?])|%%|\$\$)/g;

/**
 * Beginnings of a line that make it or the line before it a heading, open a code block, hide the line as a link
 * definition, or quote it like a question. A backslash there is escaped as well, because it would otherwise be taken
 * for one of ours.
 */
const lineStart =
  /^([ \t]*)(?=\\(?!\\*(?:<[A-Za-z/!?]|%%|\$\$))|#{1,6}(?:[ \t]|$)|(?:-+|=+)[ \t]*$|`{3}|~{3}|\[[^\]]*\]:|>)/;

const escapeLine = (line: string): string =>
  line.replace(lineStart, '$1\\').replace(runOn, (mark) => mark.replaceAll(/./g, '\\$&'));

/**
 * Escape a text so that a Markdown reader shows the same words. Only marks that would change the structure of the file
 * are escaped. Lists, emphasis and links stay as people typed them, so nearly all texts stay unchanged.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(escapeLine)
    .join('\n');
