import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { summaryOf } from '../../../../../testing/reflections.ts';
import { cardCharacters, cardContent } from '../../base/card-content.ts';
import { ShareCard } from '../../base/share-card.tsx';
import { loadDesign } from '../../load-design.ts';

const sentence = 'In a long hour of the evening you set down how the light went over the quay and who had rung.';

test.each([
  ['quote', []],
  ['fulltext', []],
  ['quote', ['Money']],
  ['fulltext', ['Money']],
] as const)('draws no leaf behind the text of a full card in %s mode with the themes %j', async (mode, keyThemes) => {
  const longSummary = Array.from({ length: 24 }, () => sentence).join(' ');
  const summary = summaryOf({ longSummary, keyThemes: [...keyThemes] });
  const { design, layout } = await loadDesign('watercolor', cardCharacters(summary));
  const content = cardContent(summary, mode, layout.themeRoom);
  const { container } = await render(<ShareCard design={design} layout={layout} content={content} />);
  const rectOf = (element: Element) => element.getBoundingClientRect();
  const [words] = [...container.querySelectorAll('.words')].map(rectOf);
  const leaves = [...container.querySelectorAll('.sprigs g g path')].map(rectOf);
  expect(leaves.length).toBeGreaterThan(20);
  const isBehind = ({ left, right, top }: DOMRect) =>
    words !== undefined && left < words.right && words.left < right && top < words.bottom;
  expect(leaves.filter(isBehind)).toEqual([]);
});
