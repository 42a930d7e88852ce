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
  ['Behind the Piano. Ada', true],
  ['On Sunday', false],
  ['Boundaries and Rest', false],
])('says of a sentence that is left off whether the title "%s" has words of it: %s', async (title, isSaid) => {
  const longSummary = 'It rained. On Sunday you wrote: “I used to hide there too, behind the piano. Ada came by.”';
  const summary = summaryOf({ title: `Week of November 9, 2026: ${title}`, longSummary });
  fakeApi({ [`GET /api/summaries/${summary.id}`]: { body: summary } });
  await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
  await page.getByRole('button', { name: 'Choose what is shared' }).click();
  const sentence = page.getByRole('checkbox', { name: /I used to hide/ });
  const note = page.getByText('The title has words of this sentence.');
  await expect.element(sentence).toBeChecked();
  expect(note.elements()).toEqual([]);
  await sentence.click();
  await expect.element(sentence).not.toBeChecked();
  expect(note.elements()).toHaveLength(isSaid ? 1 : 0);
  if (isSaid) expect(sentence.element().closest('li')?.contains(note.element())).toBe(true);
});

test('says after the user’s own words were removed that the choice no longer fits, not that no sentence of it is left', async () => {
  const summary = summaryOf({
    title: 'Week of November 9, 2026: I used to hide there too',
    longSummary: 'It rained on five days. “I used to hide there too.” You were glad on Sunday.',
  });
  const open = async (version: Partial<typeof summary>) => {
    fakeApi({ [`GET /api/summaries/${summary.id}`]: { body: { ...summary, ...version } } });
    return renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
  };
  const first = await open({});
  await page.getByRole('button', { name: 'Full text' }).click();
  await page.getByRole('button', { name: 'Choose what is shared' }).click();
  await page.getByRole('checkbox', { name: /^“I used to hide/ }).click();
  await first.unmount();
  await open({
    longSummary: 'It rained on five days. “Ada forgot her coat. I used to hide there too.” You were glad on Sunday.',
    generatedAt: '2026-11-20T04:00:00.000Z',
  });
  const note = 'Text changed: your choice no longer fits. Quotes 6 of your words in the title.';
  await expect.element(page.getByText(note)).toBeVisible();
  await page.getByRole('button', { name: 'Choose what is shared' }).click();
  await expect.element(page.getByText(/The sentences quote none of your words until you choose\./)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'You were glad on Sunday.' })).toBeChecked();
});

test.each([
  ['The Windowsill', '“The cat sat on my windowsill.”', 'Quotes 6 of your words, and 1 in the title.'],
  ['The Week', '“I like my week.”', 'Quotes 4 of your words.'],
])('counts the own words of a title that has another article: %s', async (title, sentence, note) => {
  const summary = summaryOf({ title: `Week of November 9, 2026: ${title}`, longSummary: `It rained. ${sentence}` });
  fakeApi({ [`GET /api/summaries/${summary.id}`]: { body: summary } });
  await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
  await expect.element(page.getByText(note)).toBeVisible();
});
