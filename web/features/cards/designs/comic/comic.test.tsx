import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { summaryOf } from '../../../../../testing/reflections.ts';
import { cardCharacters, cardContent } from '../../base/card-content.ts';
import { cardPages } from '../../base/card-pages.ts';
import { ShareCard } from '../../base/share-card.tsx';
import { loadDesign } from '../../load-design.ts';

test.each([
  ['It rained on five days.', []],
  ['It rained on five days. The sun came out. I slept.', ['The sun came out. I slept.']],
])('in fulltext mode, the bubble says the first sentence and the captions the others: %s', async (text, captions) => {
  const summary = summaryOf({ longSummary: text });
  const { design, layout } = await loadDesign('comic', cardCharacters(summary));
  const content = cardContent(summary, 'fulltext', layout.themeRoom);
  const { container } = await render(<ShareCard design={design} layout={layout} content={content} />);
  const textsOf = (selector: string) => [...container.querySelectorAll(selector)].map((each) => each.textContent);
  expect(textsOf('.spoken p')).toEqual(['It rained on five days.']);
  expect(textsOf('.caption')).toEqual(captions);
});

test.each([
  ['quote', 1, [true]],
  ['fulltext', 1, [false]],
  ['fulltext', 3, [true, true, false]],
] as const)(
  'a comic in %s mode says that a text in %i pictures goes on only if more of it follows',
  async (mode, count, promised) => {
    const summary = summaryOf({ longSummary: 'It rained on five days. The sun came out. I slept.' });
    const { design, layout } = await loadDesign('comic', cardCharacters(summary));
    const pages = cardPages(cardContent(summary, mode, layout.themeRoom), count);
    const shown: boolean[] = [];
    for (const content of pages) {
      const { container, unmount } = await render(<ShareCard design={design} layout={layout} content={content} />);
      shown.push(container.textContent.includes('To be continued…'));
      await unmount();
    }
    expect(shown).toEqual(promised);
  },
);
