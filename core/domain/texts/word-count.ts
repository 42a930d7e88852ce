/** The number of words in a text: whatever whitespace separates. Blank text has none. */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
