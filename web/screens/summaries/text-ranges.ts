/** Return lower case of the same length, so that positions stay valid: 'İ' alone becomes two characters. */
const lowered = (text: string) =>
  Array.from({ length: text.length }, (_, at) => {
    const lower = text.charAt(at).toLowerCase();
    return lower.length === 1 ? lower : text.charAt(at);
  }).join('');

/** Return the places where the text of an element contains the wanted text, ignoring case, also across elements. */
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
