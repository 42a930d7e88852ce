import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { fakeApi } from '../../../testing/fake-api.ts';
import { largeText } from '../../../testing/large-text.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { ShareScreen } from './share-screen.tsx';

const lines = Array.from({ length: 12 }, (_, index) => `“On evening ${index + 1} I went down to the quay again.”`);
const closing = 'Back among the themes of your summaries for the first time since March 2025: rowing.';
const summary = summaryOf({ longSummary: `${lines.join(' ')}\n\n${closing}` });
const story = page.getByRole('button', { name: /^Story size/ });

// The device remembers the card's mode and sentences.
beforeEach(() => localStorage.removeItem(`card-choices:${someIdentity.uid}`));

async function openSeveral(longSummary: string) {
  fakeApi({ [`GET /api/summaries/${summary.id}`]: { body: { ...summary, longSummary } } });
  await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
  await page.getByRole('button', { name: 'Full text' }).click();
  await page.getByRole('checkbox', { name: /^Several pictures/ }).click();
  await expect.element(page.getByRole('button', { name: 'Next picture' })).toBeVisible();
}

const sizes = [
  [320, 568, 100],
  [360, 800, 100],
  [390, 844, 100],
  [1440, 900, 100],
  [320, 568, 150],
  [360, 800, 150],
  [390, 844, 150],
  [1440, 900, 150],
] as const;

test.each(sizes)(
  'the controls of several pictures stay in their box, and the page in the window, at %i x %i with the text at %i%',
  async (...size) => {
    await largeText(...size);
    await openSeveral(summary.longSummary);
    const label = page.getByText(/^12 of 13 sentences, in \d+ pictures\.$/);
    for (let time = 0; time < 2; time += 1) {
      await expect.element(label).toBeVisible();
      const next = page.getByRole('button', { name: 'Next picture' }).element();
      const box = (next.closest('[class*="details"]') as Element).getBoundingClientRect();
      for (const part of [next, label.element()]) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(box.left);
        expect(right).toBeLessThanOrEqual(box.right);
        expect(top).toBeGreaterThanOrEqual(box.top);
        expect(bottom).toBeLessThanOrEqual(box.bottom);
      }
      const rows = document.createRange();
      rows.selectNodeContents(label.element());
      expect(rows.getClientRects().length).toBeLessThanOrEqual(3);
      expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
      await story.click();
    }
  },
);

test('several pictures say that the closing line is off, and have all sentences after the user chose it', async () => {
  await openSeveral(summary.longSummary);
  await expect.element(page.getByText('The closing line is off.')).toBeVisible();
  const several = page.getByRole('checkbox', { name: 'Several pictures', exact: true });
  await expect.element(several).toHaveAccessibleDescription(/^12 of 13 sentences, in \d+ pictures\.$/);
  await page.getByRole('button', { name: 'Choose others' }).click();
  await page.getByRole('checkbox', { name: closing }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText(/^All 13 sentences, in \d+ pictures\.$/)).toBeVisible();
  await expect.element(page.getByText('The closing line is off.')).not.toBeInTheDocument();
});
