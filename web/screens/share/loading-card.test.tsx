import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { fakeApi } from '../../../testing/fake-api.ts';
import { largeText } from '../../../testing/large-text.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { ShareScreen } from './share-screen.tsx';

const summary = summaryOf({
  title: 'Week of November 9, 2026: Small doors',
  longSummary: '“I like the fog and the quay and the ferry in the rain,” you wrote.',
});

// The device remembers the card's mode.
beforeEach(() => localStorage.removeItem(`card-choices:${someIdentity.uid}`));

test.each([
  [320, 568, 100],
  [360, 640, 100],
  [360, 800, 100],
  [568, 320, 100],
  [640, 800, 100],
  [1280, 720, 200],
  [1440, 900, 100],
])(
  'the card appears in the box of the loading card at %i x %i with the text at %i%',
  async (width, height, percent) => {
    await largeText(width, height, percent);
    let answer = (_: { body: object }) => {};
    const response = new Promise<{ body: object }>((resolve) => (answer = resolve));
    fakeApi({ [`GET /api/summaries/${summary.id}`]: () => response });
    await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
    const loading = page.getByText('Loading...');
    await expect.element(loading).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(1);
    const box = loading.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
    answer({ body: summary });
    await expect.element(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    const card = document.querySelector('main .card')?.getBoundingClientRect() ?? new DOMRect();
    for (const side of ['top', 'left', 'width', 'height'] as const) expect(card[side], side).toBeCloseTo(box[side], 0);
  },
);
