/** Return the number of whitespace-separated words in a text. */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
