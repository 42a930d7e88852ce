/**
 * Lowercase a text without changing its length, so that positions stay valid. 'İ' would become two characters, so it
 * stays as it is.
 */
const lowered = (text: string) =>
  Array.from({ length: text.length }, (_, at) => {
    const lower = text.charAt(at).toLowerCase();
    return lower.length === 1 ? lower : text.charAt(at);
  }).join('');

/**
 * Return the ranges of an element's text that match the wanted text, ignoring case. A match may span several elements.
 */
export function textRanges(root: Element, wanted: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; from: number }[] = [];
  let text = '';
  while (walker.nextNode()) {
    nodes.push({ node: walker.currentNode, from: text.length });
    text += walker.currentNode.nodeValue ?? '';
  }
  const [all, part] = [lowered(text), lowered(wanted)];
  const ranges: Range[] = [];
  const placeOf = (at: number, isEnd: boolean) =>
    nodes.filter(({ from }) => (isEnd ? from < at : from <= at)).pop() ?? { node: root, from: 0 };
  for (let at = all.indexOf(part); part !== '' && at !== -1; at = all.indexOf(part, at + part.length)) {
    const [start, end] = [placeOf(at, false), placeOf(at + part.length, true)];
    const range = document.createRange();
    range.setStart(start.node, at - start.from);
    range.setEnd(end.node, at + part.length - end.from);
    ranges.push(range);
  }
  return ranges;
}
