/**
 * Matches marks that can hide or change all text after them: HTML tags and comments, and Obsidian's comments (%%) and
 * formulas ($$). Also matches the backslashes before such a mark. They must be escaped too: otherwise, the last of them
 * would escape the backslash that is inserted before the mark.
 */
const runOn = /(?<!\\)\\*(?:<(?=[A-Za-z/!?])|%%|\$\$)/g;

/**
 * Matches the start of a line that a Markdown reader would not show as plain text: a heading, the underline of a
 * heading, a code block, a hidden link definition, or a Markdown quote. A quote would look like a prompt, because the
 * file shows prompts as quotes. Also matches a backslash at the start of a line: a Markdown reader could take it for an
 * escape and hide it.
 */
const lineStart =
  /^([ \t]*)(?=\\(?!\\*(?:<[A-Za-z/!?]|%%|\$\$))|#{1,6}(?:[ \t]|$)|(?:-+|=+)[ \t]*$|`{3}|~{3}|\[[^\]]*\]:|>)/;

const escapeLine = (line: string): string =>
  line.replace(lineStart, '$1\\').replace(runOn, (mark) => mark.replaceAll(/./g, '\\$&'));

/**
 * Escape a text so that a Markdown reader shows the same words. Only marks that would change the structure of the file
 * are escaped. Lists, emphasis and links are not, so nearly all texts stay unchanged.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(escapeLine)
    .join('\n');

/** Return a text as it was before `escapeMarkdown`. A backslash that the text itself had before such a mark is lost. */
export const unescapeMarkdown = (text: string): string =>
  text
    .replace(/^([ \t]*)\\(?=[\\#=`~[>-])/gm, '$1')
    .replace(/\\<(?=[A-Za-z/!?])|\\%\\%|\\\$\\\$/g, (mark) => mark.replaceAll('\\', ''));
