/**
 * Makes flowing text of a template literal that is wrapped and indented for the source: the lines of a paragraph are
 * joined by single spaces, blank lines part the paragraphs.
 */
export function prose(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().split(/\s+/).join(' '))
    .join('\n\n');
}
