import { searchPatterns } from '../../../core/domain/summaries/summary-search.ts';
import { wordRanges } from '../../../core/domain/summaries/word-ranges.ts';

/** Return the ranges of an element's text that match a search of summaries. A match may span several elements. */
export function textRanges(root: Element, search: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; from: number }[] = [];
  let text = '';
  while (walker.nextNode()) {
    nodes.push({ node: walker.currentNode, from: text.length });
    text += walker.currentNode.nodeValue ?? '';
  }
  const placeOf = (at: number, isEnd: boolean) =>
    nodes.filter(({ from }) => (isEnd ? from < at : from <= at)).pop() ?? { node: root, from: 0 };
  const found = searchPatterns([text], search).flatMap((pattern) => wordRanges(text, pattern));
  const inOrder = found.sort((a, b) => a.from - b.from);
  return inOrder.map(({ from, until }) => {
    const [start, end] = [placeOf(from, false), placeOf(until, true)];
    const range = document.createRange();
    range.setStart(start.node, from - start.from);
    range.setEnd(end.node, until - end.from);
    return range;
  });
}
