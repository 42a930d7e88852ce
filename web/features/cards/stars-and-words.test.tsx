import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { summaryOf } from '../../../testing/reflections.ts';
import { cardCharacters, cardContent } from './base/card-content.ts';
import type { CardMode } from './base/design.ts';
import { ShareCard } from './base/share-card.tsx';
import type { DesignKey } from './designs.ts';
import { loadDesign } from './load-design.ts';

const sentence =
  'In a long hour of the evening you set down, without crossing anything out, how the light went over the quay, who had rung, what was said at the table and what was not, and why the old piano by the window holds its pitch better than anybody in the house.';

/** Create a summary with a very long title and `count` sentences. */
const summaryOfLength = (count: number) =>
  summaryOf({
    title:
      'Week of November 9, 2026: The evening that would not end, the piano by the window, and all said at the table',
    longSummary: Array.from({ length: count }, () => sentence).join(' '),
    keyThemes: ['Patience', 'The piano', 'My father'],
  });

/**
 * Return a rectangle for each line of text, in px. It is a little wider than the letters, because a star beside a line
 * would look like a full stop.
 */
function linesOf(card: HTMLElement): readonly DOMRect[] {
  return [...card.querySelectorAll('p, h2')].flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map(
      ({ x, y, width, height }) => new DOMRect(x - 2, y + height * 0.2, width + 4, height * 0.6),
    );
  });
}

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

afterEach(() => document.body.replaceChildren());

test.each<[DesignKey, CardMode, number]>(
  (['midnight', 'galaxy'] as const).flatMap((key) =>
    (['quote', 'fulltext'] as const).flatMap((mode) =>
      [1, 3, 6, 10].map((count): [DesignKey, CardMode, number] => [key, mode, count]),
    ),
  ),
)('draws no star and no moon behind the text of a %s card in %s mode with %i sentences', async (key, mode, count) => {
  const summary = summaryOfLength(count);
  const { design, layout } = await loadDesign(key, cardCharacters(summary));
  const content = cardContent(summary, mode, layout.themeRoom);
  const { container } = await render(<ShareCard design={design} layout={layout} content={content} />);
  const card = container.querySelector<HTMLElement>('.card') as HTMLElement;
  const lines = linesOf(card);
  const lights = [...card.querySelectorAll('.scenery circle, .scenery path[fill="url(#midnight-moon)"]')]
    .filter((light) => light.tagName === 'path' || Number(light.getAttribute('r')) < 2)
    .map((light) => light.getBoundingClientRect());
  expect(lights.length).toBeGreaterThan(10);
  expect(lights.filter((light) => lines.some((line) => meet(light, line)))).toEqual([]);
});
