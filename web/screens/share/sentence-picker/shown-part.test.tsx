import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { largeText } from '../../../../testing/large-text.ts';
import { summaryOf } from '../../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../../testing/render.tsx';
import { ShareScreen } from '../share-screen.tsx';

const summary = summaryOf({
  longSummary: Array.from({ length: 13 }, (_, index) => `On evening ${index + 1} you went down to the quay.`).join(' '),
});

// The device remembers the card's mode and sentences.
beforeEach(() => localStorage.removeItem(`card-choices:${someIdentity.uid}`));

test.each([
  [360, 800, 100],
  [360, 800, 200],
  [720, 450, 200],
])(
  '"Choose others" wraps to the line start, and its focus ring is below the text above, at %i x %i with the text at %i%',
  async (...size) => {
    await largeText(...size);
    fakeApi({ [`GET /api/summaries/${summary.id}`]: { body: summary } });
    await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
    await page.getByRole('button', { name: 'Full text' }).click();
    const text = await page.getByText('The first 10 of 13 sentences.').findElement();
    const open = page.getByRole('button', { name: 'Choose others' }).element() as HTMLElement;
    await userEvent.keyboard('{Tab}');
    open.focus();
    const ringed = [open, ...open.children].filter((each) => getComputedStyle(each).outlineStyle === 'solid');
    expect(ringed).toHaveLength(1);
    const ring = ringed[0]?.getBoundingClientRect() ?? new DOMRect();
    const words = document.createRange();
    words.selectNodeContents(open);
    const lines = [...text.getClientRects()];
    const last = lines[lines.length - 1] ?? new DOMRect();
    // The ring is 2 px wide and 2 px away. The text has no letter that goes below its line.
    expect(ring.top - 4).toBeGreaterThanOrEqual(last.bottom - last.height / 4);
    expect(words.getBoundingClientRect().left).toBeCloseTo(last.left, 0);
  },
);
