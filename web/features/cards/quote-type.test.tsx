import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { cardCharacters, cardContent } from './base/card-content.ts';
import { cardSentences } from './base/card-sentences.ts';
import { ShareCard } from './base/share-card.tsx';
import { type DesignKey, designKeys } from './designs.ts';
import { loadDesign } from './load-design.ts';

const summary: Summary = {
  id: '00000000-0000-7000-8000-000000000001',
  weekStart: '2026-11-09',
  reflectionCount: 7,
  generatedAt: '2026-11-16T04:00:00.000Z',
  writer: { kind: 'builtin', name: null, modelFailed: false },
  careful: false,
  version: 0,
  title: 'Week of November 9, 2026: Fog, and learning to ask for help',
  longSummary: [
    'On Tuesday evening you wrote: “We found my father on the ferry steps, perfectly calm, with the dog beside him.”',
    'By Wednesday you had begun to see a family pattern in it, and asked where you learned to keep quiet.',
    'What it felt like changed within a day.',
    'For the days ahead there was a plan: to ask for three things, and to write down the names.',
  ].join(' '),
  keyThemes: ['Fog', 'Asking for help', 'My father'],
};

/** Designs whose title is part of the drawing: hand-lettered, painted, or a newspaper headline. */
const lettered: readonly DesignKey[] = ['comic', 'diary', 'newspaper', 'vintage', 'graffiti', 'scrapbook'];

const typeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** Return the font size in px of the innermost element that contains the text. */
function typeOfText(card: HTMLElement, text: string): number {
  const holders = [...card.querySelectorAll('*')].filter((each) => each.textContent?.includes(text));
  return typeOf(holders[holders.length - 1] ?? card);
}

afterEach(() => document.body.replaceChildren());

test.each(designKeys)(
  'in quote mode, the first sentence on a %s card stands out from the other sentences and from the title',
  async (key) => {
    const { design, layout } = await loadDesign(key, cardCharacters(summary));
    const content = cardContent(summary, 'quote', layout.themeRoom);
    const { container } = await render(<ShareCard design={design} layout={layout} content={content} />);
    const card = container.querySelector<HTMLElement>('.card') as HTMLElement;
    const [first = 0, ...others] = cardSentences(summary, 'quote').map((sentence) => typeOfText(card, sentence));
    expect(others.length).toBeGreaterThan(0);
    // The diary marks the first sentence instead of enlarging it.
    if (key === 'diary') expect(card.querySelector('.marked')?.textContent).toContain('We found my father');
    else expect(first).toBeGreaterThan(Math.max(...others));
    if (lettered.includes(key)) return;
    expect(first).toBeGreaterThan(typeOf(card.querySelector('h2') as Element));
  },
);

async function drawnCard(key: DesignKey, shown: Summary): Promise<HTMLElement> {
  const { design, layout } = await loadDesign(key, cardCharacters(shown));
  const content = cardContent(shown, 'quote', layout.themeRoom);
  const { container } = await render(<ShareCard design={design} layout={layout} content={content} />);
  return container.querySelector<HTMLElement>('.card') as HTMLElement;
}

test.each([
  [
    'has a large quotation mark if it begins with a quotation',
    '“The fog was kind to me today,” you wrote on Tuesday. It rained.',
    true,
  ],
  [
    'has no quotation mark above words before its quotation',
    'On Tuesday you wrote: “The fog was kind to me today.” It rained.',
    false,
  ],
  [
    'has no quotation mark if it quotes nobody',
    'You wrote about your father on eight of nine pages. It rained.',
    false,
  ],
])('the first sentence of a card %s', async (_, longSummary, isMarked) => {
  const card = await drawnCard('royal', { ...summary, longSummary });
  const first = card.querySelector('.text p') as Element;
  expect(getComputedStyle(first, '::before').content !== 'none').toBe(isMarked);
});

const shortTexts = [
  ['English', 'You rested at last. The fog was kind to you.'],
  ['Arabic', 'استرحتَ أخيراً هذا الأسبوع. كان الضباب لطيفاً معك.'],
  ['Japanese', 'ようやくゆっくり休めました。霧がやさしく包んでくれました。'],
] as const;

test.each(designKeys.flatMap((key) => shortTexts.map(([language, text]) => [key, language, text] as const)))(
  'the first sentence on a %s card has at least 37 px if the %s text is short',
  async (key, _language, longSummary) => {
    const short = { ...summary, title: 'Rest', longSummary };
    const card = await drawnCard(key, short);
    expect(typeOfText(card, cardSentences(short, 'quote')[0] ?? '')).toBeGreaterThanOrEqual(37);
  },
);

test('a diary card shows themes of 40 letters without a space in a readable size', async () => {
  const words = ['Donaudampfschifffahrtselektrizitätenhaup', 'Rindfleischetikettierungsüberwachungsauf'];
  const keyThemes = [...words, 'Kraftfahrzeughaftpflichtversicherungspol', 'Fog'];
  const card = await drawnCard('diary', { ...summary, keyThemes });
  expect(typeOfText(card, words[0] ?? '')).toBeGreaterThanOrEqual(16);
});

test('the ornament of a neon80s card has at most 30 px, so that it does not dominate the title', async () => {
  const card = await drawnCard('neon80s', { ...summary, title: 'Fog' });
  const ornament = typeOf(card.querySelector('.wordmark') as Element);
  expect(ornament).toBeLessThanOrEqual(30);
});
