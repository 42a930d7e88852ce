import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { forceColors } from '../../../../testing/emulated-media.ts';
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

describe.each(['card', 'story'] as const)('with forced colours, in the shape of a %s', (shape) => {
  const openCard = async () => {
    const summary = summaryOf();
    const { design, layout, css } = await loadDesign('royal', cardCharacters(summary));
    const content = cardContent(summary, 'quote', layout.themeRoom);
    const { container } = await render(<ShareCard design={design} layout={layout} content={content} shape={shape} />);
    return { card: container.querySelector('article') as HTMLElement, css: await css() };
  };

  test('the preview has the colours of the design', async () => {
    const { card } = await openCard();
    const coloursOf = () =>
      [card, ...card.querySelectorAll('*')].map((element) => {
        const { color, backgroundColor, backgroundImage, fill } = getComputedStyle(element);
        return { color, backgroundColor, backgroundImage, fill };
      });
    const designed = coloursOf();
    await forceColors();
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(coloursOf()).toEqual(designed);
  });

  test('the picture is the same as without forced colours', async () => {
    const { card, css } = await openCard();
    const designed = (await drawCard(card, css)).toDataURL();
    await forceColors();
    // The comment changes the address of the image: the browser would otherwise use the one that it has already drawn.
    expect((await drawCard(card, `${css}/* again */`)).toDataURL()).toBe(designed);
  });
});
