import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { summaryOf } from '../../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../../testing/render.tsx';
import { ShareScreen } from '../share-screen.tsx';

// The device remembers the card's sentences.
beforeEach(() => localStorage.removeItem(`card-choices:${someIdentity.uid}`));

test.each([
  ['I Used to Hide There Too', true],
  ['Boundaries and Rest', false],
])('says of a sentence that is left off whether the title "%s" has words of it: %s', async (title, isSaid) => {
  const longSummary = '“It rained on the quay.” “I used to hide there too, behind the piano.” “Ada came by.”';
  const summary = summaryOf({ title: `Week of November 9, 2026: ${title}`, longSummary });
  fakeApi({ [`GET /api/summaries/${summary.id}`]: { body: summary } });
  await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
  await page.getByRole('button', { name: 'Choose what is shared' }).click();
  const sentence = page.getByRole('checkbox', { name: /^“I used to hide/ });
  const note = page.getByText('The title has words of this sentence.');
  await expect.element(sentence).toBeChecked();
  expect(note.elements()).toEqual([]);
  await sentence.click();
  await expect.element(sentence).not.toBeChecked();
  expect(note.elements()).toHaveLength(isSaid ? 1 : 0);
  if (isSaid) expect(sentence.element().closest('li')?.contains(note.element())).toBe(true);
});
