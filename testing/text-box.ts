/** Return where the first occurrence of `words` in the only text node of an element is on the screen. */
export function boxOf(element: Element, words: string): DOMRect {
  const text = element.firstChild as Text;
  const range = document.createRange();
  const start = text.data.indexOf(words);
  range.setStart(text, start);
  range.setEnd(text, start + words.length);
  return range.getBoundingClientRect();
}
