import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { createQueryClient } from '../../data/query-client.ts';
import { summaryQuery } from '../../data/summaries.ts';
import { ShareScreen } from './share-screen.tsx';

const summary = summaryOf({
  title: 'Week of November 9, 2026: Small doors',
  longSummary: 'Doors opened all week. You feel lighter by Thursday.',
});
const rewritten = {
  ...summary,
  longSummary: 'The ferry was late. You waited for it.',
  generatedAt: '2026-11-17T04:00:00.000Z',
};
const call = `GET /api/summaries/${summary.id}`;

const card = () => document.querySelector('main > div .card');
const shareButton = page.getByRole('button', { name: 'Share', exact: true });
const notFound = page.getByRole('heading', { name: 'Summary not found' });

// The device remembers what the user shares.
beforeEach(() => localStorage.removeItem(`card-choices:${someIdentity.uid}`));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

/** Open the screen with a summary that the device fetched five minutes ago. */
async function openCached(
  answer: Promise<FakeAnswer> | 'offline',
  updatedAt = Date.now() - 5 * 60_000,
  cached = summary,
) {
  const client = createQueryClient(() => undefined);
  client.setQueryData(summaryQuery(summary.id).queryKey, cached, { updatedAt });
  const api = fakeApi({
    [call]: answer === 'offline' ? answer : () => answer,
    'GET /api/reflections/weekly': { body: [] },
  });
  const share = vi.fn<(data?: ShareData) => Promise<void>>(async () => undefined);
  Object.assign(navigator, { canShare: () => true, share });
  await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, {
    path: `/share/${summary.id}`,
    client,
  });
  await expect.element(page.getByRole('heading', { name: 'Small doors' })).toBeVisible();
  expect(card()?.textContent).toContain('You feel lighter');
  return { api, share };
}

/** Return an answer of the server that comes when `send` is called. */
function lateAnswer(answer: FakeAnswer) {
  let send = () => {};
  const coming = new Promise<FakeAnswer>((resolve) => {
    send = () => resolve(answer);
  });
  return { coming, send: () => send() };
}

test('shows the cached card, fetches the summary again, and shows its new words', async () => {
  const { coming, send } = lateAnswer({ body: rewritten });
  await openCached(coming);
  send();
  await expect.poll(() => card()?.textContent).toContain('The ferry was late.');
  expect(card()?.textContent).not.toContain('You feel lighter');
});

test('does not fetch a summary again that has just arrived', async () => {
  const { api } = await openCached('offline', Date.now());
  expect(api.of(call)).toEqual([]);
});

test('Share waits for the answer, shows its new words, and shares them only after another tap', async () => {
  const drawn = vi.spyOn(XMLSerializer.prototype, 'serializeToString');
  const { coming, send } = lateAnswer({ body: rewritten });
  const { share } = await openCached(coming);
  await shareButton.click();
  await expect.element(page.getByRole('button', { name: 'Creating...' })).toBeVisible();
  // The picture of the old card is made in advance: without a wait, it would be shared at once.
  await expect.poll(() => drawn.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(share).not.toHaveBeenCalled();
  drawn.mockClear();
  send();
  await expect.element(page.getByText('The summary was written again. Look at it, then share.')).toBeVisible();
  expect(card()?.textContent).toContain('The ferry was late.');
  await expect.element(shareButton).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(share).not.toHaveBeenCalled();
  await shareButton.click();
  await expect.poll(() => share.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await expect.element(page.getByText('The summary was written again.')).not.toBeInTheDocument();
  const markups = drawn.mock.results.map(({ value }) => String(value));
  expect(markups.length).toBeGreaterThan(0);
  for (const markup of markups) expect(markup).toContain('The ferry was late.');
});

test('a tap just after the card changed says so, and shares the new words only after another tap', async () => {
  const { coming, send } = lateAnswer({ body: rewritten });
  const { share } = await openCached(coming);
  send();
  await expect.poll(() => card()?.textContent, { interval: 10 }).toContain('The ferry was late.');
  shareButton.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByText('The summary was written again. Look at it, then share.')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(share).not.toHaveBeenCalled();
  await shareButton.click();
  await expect.poll(() => share.mock.calls.length, { timeout: 10_000 }).toBe(1);
});

test('a tap shares new words that have been on the card for a while', async () => {
  const { coming, send } = lateAnswer({ body: rewritten });
  const { share } = await openCached(coming);
  send();
  await expect.poll(() => card()?.textContent).toContain('The ferry was late.');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  await shareButton.click();
  await expect.poll(() => share.mock.calls.length, { timeout: 10_000 }).toBe(1);
});

test.each([
  [
    'has some of the chosen sentences',
    'You waited for the ferry. Doors opened all week.',
    'some sentences you chose are gone',
    'Doors opened all week.',
  ],
  [
    'has none of them',
    'The ferry was late. You waited for it.',
    'no sentence you chose is left',
    'The ferry was late.',
  ],
])(
  'a choice of sentences ends with its version of the summary while the card is open: the new one %s',
  async (_, longSummary, said, left) => {
    const { coming, send } = lateAnswer({ body: { ...rewritten, longSummary } });
    await openCached(coming);
    await page.getByRole('button', { name: 'Choose what is shared' }).click();
    const move = page.getByRole('button', { name: /^Move up: You feel lighter/ });
    await move.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => card()?.textContent).toMatch(/You feel lighter.*Doors opened/);
    await shareButton.click();
    send();
    await expect.element(page.getByText(said, { exact: false })).toBeVisible();
    expect(card()?.textContent).toContain(left);
    expect(card()?.textContent).not.toContain('You feel lighter');
  },
);

test('a version without any chosen sentence shows its usual ones, and says that no chosen one is left', async () => {
  const quotes = (...words: string[]) => words.map((word) => `“The ${word} was kind to me.”`).join(' ');
  const both = ['baker', 'piano', 'ferry'];
  const longSummary = `Doors opened all week. You feel lighter by Thursday. ${quotes(...both, 'train', 'river')}`;
  const kept = { longSummary: quotes('snow', 'wind', ...both, 'bridge'), generatedAt: '2026-11-17T04:00:00.000Z' };
  const { coming, send } = lateAnswer({ body: { ...summary, ...kept, version: 1 } });
  await openCached(coming, undefined, { ...summary, longSummary });
  await page.getByRole('button', { name: 'Choose what is shared' }).click();
  await page.getByRole('checkbox', { name: /The train/ }).click();
  const moveUp = page.getByRole('button', { name: /^Move up: “The train/ });
  while (moveUp.element().getAttribute('aria-disabled') !== 'true') await moveUp.click();
  for (const name of [/Doors opened/, /You feel lighter/]) await page.getByRole('checkbox', { name }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => card()?.textContent).not.toContain('Doors opened');
  await shareButton.click();
  send();
  await expect.element(page.getByText('Text changed: no sentence you chose is left.', { exact: false })).toBeVisible();
  expect(card()?.textContent).toMatch(/The snow.*The wind/);
  expect(card()?.textContent).not.toMatch(/baker|piano|ferry/);
});

test('Share waits for the answer, and shares the card if the words are the same', async () => {
  const { coming, send } = lateAnswer({ body: { ...summary, generatedAt: '2026-11-17T04:00:00.000Z' } });
  const { share } = await openCached(coming);
  await shareButton.click();
  await expect.element(page.getByRole('button', { name: 'Creating...' })).toBeVisible();
  expect(share).not.toHaveBeenCalled();
  send();
  await expect.poll(() => share.mock.calls.length, { timeout: 10_000 }).toBe(1);
});

test('Share waits no longer than three seconds for the answer, and the next tap shares the cached card', async () => {
  const { coming } = lateAnswer({ body: rewritten });
  const { share } = await openCached(coming);
  await shareButton.click();
  await expect.element(page.getByRole('button', { name: 'Creating...' })).toBeVisible();
  const note = page.getByText('There may be a newer version. Tap Share again to share this one.');
  await expect.poll(() => note.elements().length, { timeout: 6_000 }).toBe(1);
  expect(share).not.toHaveBeenCalled();
  await shareButton.click();
  await expect.poll(() => share.mock.calls.length, { timeout: 5_000 }).toBe(1);
  await expect.element(note).not.toBeInTheDocument();
});

test('shows that the summary is gone although the device has it, and does not share it', async () => {
  const { coming, send } = lateAnswer({ status: 404 });
  const { share } = await openCached(coming);
  await shareButton.click();
  send();
  await expect.element(notFound).toBeVisible();
  expect(card()).toBeNull();
  expect(share).not.toHaveBeenCalled();
});

const written = 'The summary was written again. Look at it, then share.';

test.each([
  ['shows its new words instead of sharing the old ones', { body: rewritten }, written],
  [
    'says that another version is kept',
    { body: { ...rewritten, version: 1 } },
    'Another version is kept now. Look at it, then share.',
  ],
  ['says that it is gone', { status: 404 }, 'Summary not found'],
])('Share fetches the summary of a card again that has been open for a while, and %s', async (_, answer, said) => {
  const { api, share } = await openCached(Promise.resolve(answer), Date.now());
  expect(api.of(call)).toEqual([]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 });
  await shareButton.click();
  vi.useRealTimers();
  await expect.element(page.getByText(said)).toBeVisible();
  expect(document.querySelector('main')?.textContent).not.toContain('You feel lighter');
  expect(share).not.toHaveBeenCalled();
});

const ofSchool = { ...summary, keyThemes: ['School'] };
const ofClassroom = { ...ofSchool, title: 'Week of November 9, 2026: Large doors', keyThemes: ['Classroom'] };

test('Share says that a theme has another name if another device has renamed it', async () => {
  const { coming, send } = lateAnswer({ body: ofClassroom });
  const { share } = await openCached(coming, undefined, ofSchool);
  await shareButton.click();
  send();
  await expect.element(page.getByText('A theme has another name now. Look at it, then share.')).toBeVisible();
  expect(share).not.toHaveBeenCalled();
  await shareButton.click();
  await expect.poll(() => share.mock.calls.length, { timeout: 10_000 }).toBe(1);
});

test('Share shares at once if another device has renamed a theme and the card has neither title nor themes', async () => {
  const { coming, send } = lateAnswer({ body: ofClassroom });
  const { share } = await openCached(coming, undefined, ofSchool);
  await page.getByRole('button', { name: 'Choose what is shared' }).click();
  for (const name of [/^Title/, /^Themes/]) await page.getByRole('checkbox', { name }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => card()?.textContent).toContain('My week');
  // A tap before this time is meant for the words before.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  await shareButton.click();
  send();
  await expect.poll(() => share.mock.calls.length, { timeout: 10_000 }).toBe(1);
  expect(share.mock.calls[0]?.[0]?.text).toBe('My week');
});

test('shares the cached card without a network', async () => {
  const { share } = await openCached('offline');
  await shareButton.click();
  await expect.poll(() => share.mock.calls.length, { timeout: 5_000 }).toBe(1);
});
