import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { cardCharacters, cardContent } from './base/card-content.ts';
import { cardSentences } from './base/card-sentences.ts';
import type { CardMode } from './base/design.ts';
import { ShareCard } from './base/share-card.tsx';
import { designKeys } from './designs.ts';
import { loadDesign } from './load-design.ts';

/** One word for each of the ten sentences of the longest realistic summary. Each sentence has nearly 350 characters. */
const hours = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const endings = ['feel that the plan held', 'learned to wait', 'had a plan for the next day'];
const longest: Summary = {
  id: '00000000-0000-7000-8000-000000000001',
  weekStart: '2026-11-09',
  reflectionCount: 7,
  generatedAt: '2026-11-16T04:00:00.000Z',
  writer: { kind: 'builtin', name: null, modelFailed: false },
  careful: false,
  version: 0,
  title: 'Week of November 9, 2026: The evening that would not end, the piano by the window, and all said at the table',
  longSummary: hours
    .map(
      (hour, index) =>
        `In the ${hour} hour of a long evening you set down, without crossing anything out, how the light went over the quay, who had rung, what was said at the table and what was not, why the old piano by the window still holds its pitch better than anybody in the house, and how you ${endings[index - 3] ?? 'slept at last'}.`,
    )
    .join(' '),
  keyThemes: [
    'Patience with weather',
    'The piano by the window',
    'What was not said aloud',
    'Evening light on the quay',
  ],
};

/** The minimum font size in CSS px. In the picture, which is twice as large as the card, this is 20 px. */
const LEAST_PX = 10;

const modes: readonly CardMode[] = ['quote', 'fulltext'];

/** Return the boxes that are too small for their text, and the texts outside the card. */
function overflows(card: HTMLElement): readonly string[] {
  const boxes = [...card.querySelectorAll<HTMLElement>('[data-fit]')].filter((box) => {
    const child = box.firstElementChild as HTMLElement;
    return child.offsetHeight > box.clientHeight || child.scrollWidth > box.clientWidth;
  });
  const edges = card.getBoundingClientRect();
  const texts = [...card.querySelectorAll<HTMLElement>('p, h2, li')].filter((text) => {
    const { top, right, bottom, left } = text.getBoundingClientRect();
    return top < edges.top || left < edges.left || right > edges.right + 1 || bottom > edges.bottom;
  });
  return [...boxes, ...texts].map(({ className, tagName }) => className || tagName);
}

/** Has the maximum number of themes on a card, each of the maximum length. */
const fourLongThemes: Summary = {
  ...longest,
  longSummary: longest.longSummary.split('. ').slice(0, 3).join('. '),
  keyThemes: [
    'A walk along the harbour with my father',
    'Letters from the sanatorium at the coast',
    'Repairing the piano of the village school',
    'Learning the names of all the songbirds',
  ],
};

const withText = (card: HTMLElement) =>
  [...card.querySelectorAll<HTMLElement>('p, h2, li, span')].filter((part) => part.textContent?.trim());

afterEach(() => document.body.replaceChildren());

describe.each(designKeys)('the longest summary on a %s card', (key) => {
  test.each(modes)('shows every sentence completely in readable type in %s mode [2.89]', async (mode) => {
    const { design, layout } = await loadDesign(key, cardCharacters(longest));
    const content = cardContent(longest, mode, layout.themeRoom);
    const { container } = await render(<ShareCard design={design} layout={layout} content={content} />);
    const card = container.querySelector<HTMLElement>('.card') as HTMLElement;
    const said = card.textContent ?? '';
    expect(cardSentences(longest, mode)).toHaveLength(mode === 'quote' ? 5 : 10);
    expect(cardSentences(longest, mode).filter((sentence) => !said.includes(sentence))).toEqual([]);
    expect(overflows(card)).toEqual([]);
    const sizes = withText(card).map((part) => Number.parseFloat(getComputedStyle(part).fontSize));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST_PX);
  });

  test.each(modes)('shows every sentence completely in %s mode even if the themes are long', async (mode) => {
    const { design, layout } = await loadDesign(key, cardCharacters(fourLongThemes));
    const content = cardContent(fourLongThemes, mode, layout.themeRoom);
    const { container } = await render(<ShareCard design={design} layout={layout} content={content} />);
    const card = container.querySelector<HTMLElement>('.card') as HTMLElement;
    const said = card.textContent ?? '';
    expect(cardSentences(fourLongThemes, mode).filter((sentence) => !said.includes(sentence))).toEqual([]);
    expect(overflows(card)).toEqual([]);
  });
});
