import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { summaryOf } from '../../../testing/reflections.ts';
import { cardCharacters, cardContent } from './base/card-content.ts';
import { cardPages } from './base/card-pages.ts';
import { ShareCard } from './base/share-card.tsx';
import { loadDesign } from './load-design.ts';

const sentence =
  'A handful of sentences tells how the light went over the quay, who had rung and which of the boats came home late again that evening.';

test.each([
  ['royal', 10, [true, false]],
  ['newspaper', 10, [true, false]],
  // The text of such a short page is centred.
  ['royal', 2, [false, false]],
] as const)(
  'in the design "%s", of two pictures with %i sentences only the first has a drop cap, unless it is centred',
  async (key, count, expected) => {
    const summary = summaryOf({ longSummary: Array.from({ length: count }, () => sentence).join(' ') });
    const { design, layout } = await loadDesign(key, cardCharacters(summary));
    const pages = cardPages(cardContent(summary, 'fulltext', layout.themeRoom), 2);
    const capped = [];
    for (const content of pages) {
      const { container } = await render(<ShareCard design={design} layout={layout} content={content} />);
      const first = container.querySelector('.words p');
      expect(first?.textContent).toMatch(/^A handful of sentences/);
      capped.push(first?.className === 'drop-cap');
    }
    expect(capped).toEqual(expected);
  },
);
