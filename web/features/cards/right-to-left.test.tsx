import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { cardCharacters, cardContent } from './base/card-content.ts';
import { cardSentences } from './base/card-sentences.ts';
import { ShareCard } from './base/share-card.tsx';
import { designKeys } from './designs.ts';
import { loadDesign } from './load-design.ts';

const arabic: Summary = {
  id: '00000000-0000-7000-8000-000000000001',
  weekStart: '2026-11-09',
  reflectionCount: 7,
  generatedAt: '2026-11-16T04:00:00.000Z',
  writer: { kind: 'builtin', name: null, modelFailed: false },
  careful: false,
  version: 0,
  title: 'Week of November 9, 2026: أسبوع من الضباب',
  longSummary:
    'مرّ هذا الأسبوع ببطء، وكتبتَ كل مساء قبل أن تنام. شعرتَ بأن طلب المساعدة ليس ضعفاً. في يوم الخميس عزفتَ على البيانو القديم حتى هدأ المطر.',
  keyThemes: ['الضباب', 'أبي'],
};

function elementOf(card: HTMLElement, text: string): Element | undefined {
  return [...card.querySelectorAll('*')].filter((each) => each.textContent?.includes(text)).pop();
}

/** Return whether the element is set from right to left, or takes its direction from the text. */
function hasTextDirection(element: Element): boolean {
  const { direction, unicodeBidi } = getComputedStyle(element);
  return direction === 'rtl' || unicodeBidi === 'plaintext';
}

afterEach(() => document.body.replaceChildren());

test.each(designKeys)('sets Arabic from right to left on a %s card in both modes', async (key) => {
  const { design, layout } = await loadDesign(key, cardCharacters(arabic));
  for (const mode of ['quote', 'fulltext'] as const) {
    const content = cardContent(arabic, mode, layout.themeRoom);
    const { container, unmount } = await render(<ShareCard design={design} layout={layout} content={content} />);
    const card = container.querySelector<HTMLElement>('.card') as HTMLElement;
    const texts = [content.title, ...cardSentences(arabic, mode), ...content.themes];
    const elements = texts.map((text) => ({ text, element: elementOf(card, text) }));
    const wrong = elements.filter(({ element }) => !element || !hasTextDirection(element));
    expect(wrong.map(({ text }) => text)).toEqual([]);
    await unmount();
  }
});
