import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { summaryOf } from '../../../../../testing/reflections.ts';
import { cardCharacters, cardContent } from '../../base/card-content.ts';
import { ShareCard } from '../../base/share-card.tsx';
import { loadDesign } from '../../load-design.ts';

test.each([
  ['quote', 2],
  ['fulltext', 1],
  ['fulltext', 2],
] as const)(
  'in %s mode, the spray can covers no word of a text without themes (sentences of %i clauses)',
  async (mode, length) => {
    const clause = 'I read the letters of my grandmother and found the one about the flood';
    const longSummary = `${Array(length).fill(clause).join(', and ')}. `.repeat(10);
    const summary = summaryOf({ title: 'From Your Pages', longSummary, keyThemes: [] });
    const { design, layout } = await loadDesign('graffiti', cardCharacters(summary));
    const content = cardContent(summary, mode, layout.themeRoom);
    const { container } = await render(<ShareCard design={design} layout={layout} content={content} />);
    const words = container.querySelector('.words') as HTMLElement;
    await expect.poll(() => words.style.fontSize).not.toBe('');
    const can = container.querySelector('.can') as Element;
    expect(words.getBoundingClientRect().bottom).toBeLessThan(can.getBoundingClientRect().top);
  },
);

test.each(['fi', 'fl', 'ct'])('the Street Art card draws the letters "%s" apart', async (letters) => {
  const summary = summaryOf({ title: letters });
  const { design, layout } = await loadDesign('graffiti', cardCharacters(summary));
  const content = cardContent(summary, 'quote', layout.themeRoom);
  const { container } = await render(<ShareCard design={design} layout={layout} content={content} />);
  const title = container.querySelector('h2') as HTMLElement;
  // At a fixed size, measure the width of the two letters in one text, then as two separate texts. Separate texts share
  // neither a ligature nor kerning.
  title.style.display = 'inline-block';
  title.style.fontSize = '60px';
  const together = title.getBoundingClientRect().width;
  title.innerHTML = [...letters].map((letter) => `<b style="display:inline-block">${letter}</b>`).join('');
  expect(together).toBeCloseTo(title.getBoundingClientRect().width, 1);
});
