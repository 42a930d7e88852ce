import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { summaryOf } from '../../../../../testing/reflections.ts';
import { cardCharacters, cardContent } from '../../base/card-content.ts';
import { ShareCard } from '../../base/share-card.tsx';
import { loadDesign } from '../../load-design.ts';

test('a title in cut-out letters is one text for screen readers', async () => {
  const summary = summaryOf({ title: 'The Bags and the Hall' });
  const { design, layout } = await loadDesign('scrapbook', cardCharacters(summary));
  const content = cardContent(summary, 'quote', layout.themeRoom);
  const { container, getByRole } = await render(<ShareCard design={design} layout={layout} content={content} />);
  await expect.element(getByRole('heading', { name: 'The Bags and the Hall', exact: true })).toBeInTheDocument();
  expect(container.querySelectorAll('.letter')).toHaveLength(17);
});
