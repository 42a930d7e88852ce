import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { summaryOf } from '../../../../testing/reflections.ts';
import { loadDesign } from '../load-design.ts';
import { drawCard } from '../picture/card-picture.ts';
import { cardCharacters, cardContent } from './card-content.ts';
import type { CardShape } from './design.ts';
import { ShareCard } from './share-card.tsx';

test('the ground around a story card has the colours of the design', async () => {
  const summary = summaryOf();
  const { design, layout, css } = await loadDesign('minimalist', cardCharacters(summary));
  const content = cardContent(summary, 'quote', layout.themeRoom);
  const cornerOf = async (shape: CardShape) => {
    const { container } = await render(<ShareCard design={design} layout={layout} content={content} shape={shape} />);
    const canvas = await drawCard(container.querySelector('article') as HTMLElement, await css());
    return [...(canvas.getContext('2d')?.getImageData(4, 4, 1, 1).data ?? [])];
  };
  expect(await cornerOf('story')).toEqual(await cornerOf('card'));
});
