import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CARD_READABLE_TEXT_PX } from '../../../../../core/domain/limits.ts';
import { summaryOf } from '../../../../../testing/reflections.ts';
import { cardCharacters, cardContent } from '../../base/card-content.ts';
import { textSizePx } from '../../base/card-pages.ts';
import { ShareCard } from '../../base/share-card.tsx';
import { loadDesign } from '../../load-design.ts';

test.each(['card', 'story'] as const)(
  'a %s of the newspaper holds 400 characters in readable columns',
  async (shape) => {
    const summary = summaryOf({ longSummary: 'The choir sang in the cold church.\n\n'.repeat(12) });
    const { design, layout } = await loadDesign('newspaper', cardCharacters(summary));
    const content = cardContent(summary, 'fulltext', layout.themeRoom);
    const { container } = await render(<ShareCard design={design} layout={layout} content={content} shape={shape} />);
    const card = container.querySelector('article') as HTMLElement;
    expect(card.querySelectorAll('.columns p').length).toBeGreaterThan(0);
    expect(textSizePx(card, content)).toBeGreaterThanOrEqual(CARD_READABLE_TEXT_PX);
  },
);
