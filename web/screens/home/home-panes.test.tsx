import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openWindow, reflectionOf, shutWindow } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { storage } from '../../device/storage.ts';
import { storeTextSize } from '../../device/text-size.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../features/drafts/draft-storage.ts';
import { toast } from '../../ui/toast/toast.ts';
import { HomeScreen } from './home-screen.tsx';

async function openAt(width: number, height: number, current = shutWindow) {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  onTestFinished(() => void vi.useRealTimers());
  fakeApi({
    'POST /api/reflections/current': { body: current() },
    'GET /api/reflections': { body: [reflectionOf({ content: 'The ferry.' }), reflectionOf(), reflectionOf()] },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections/on-this-day': { body: [reflectionOf({ localDate: '2025-11-20' })] },
    'GET /api/user/stats': { body: { currentStreak: 3, longestStreak: 9, totalReflections: 12, thisWeekCount: 2 } },
  });
  await renderInApp(<HomeScreen footerLinks={[]} />, { path: '/' });
  await expect.element(page.getByText('The ferry.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Evening Reflection' })).toBeVisible();
  const boxOf = (name: string) => page.getByRole('region', { name }).element().getBoundingClientRect();
  const memory = page.getByRole('region', { name: /^On this day/ });
  await expect.element(memory).toBeInTheDocument();
  return {
    week: boxOf('This week'),
    cards: boxOf('Reflections'),
    latest: boxOf('Latest reflections'),
    memory: memory.element().getBoundingClientRect(),
  };
}

test.each([
  [1440, 900],
  [768, 1024],
])('shows the latest reflections beside the week and the cards at %i x %i', async (width, height) => {
  const { week, cards, latest, memory } = await openAt(width, height);
  expect(latest.left).toBeGreaterThan(Math.max(week.right, cards.right));
  expect(latest.right).toBeLessThan(width);
  expect(latest.top).toBeLessThan(week.top);
  // The week and the cards must not be stretched to the height of the latest reflections beside them.
  expect(cards.top - week.bottom).toBeLessThan(120);
  expect([memory.left, memory.right]).toEqual([cards.left, cards.right]);
  expect(memory.top - cards.bottom).toBeLessThan(48);
});

test('shows the latest reflections below the cards on a phone', async () => {
  const { cards, latest, memory } = await openAt(360, 800);
  expect(latest.top).toBeGreaterThan(cards.bottom);
  expect(memory.top).toBeGreaterThan(latest.bottom - 1);
});

test('shows one column in a window of 720 x 450 with the largest text', async () => {
  storeTextSize(200);
  onTestFinished(() => storeTextSize(100));
  const { week, cards, latest } = await openAt(720, 450);
  expect(latest.top).toBeGreaterThan(cards.bottom);
  expect([latest.left, latest.right]).toEqual([week.left, week.right]);
  expect(week.width).toBeGreaterThan(600);
});

// To test text at 125% on a phone of 320 x 568 px, divide the size of the screen by 1.25.
const smallPhoneLargeText = [256, 454] as const;
const footerHeight = 90;

test.each(['evening', 'deep'] as const)(
  'shows the title and the time of an open %s window without scrolling on a small phone with large text',
  async (type) => {
    const { week, cards } = await openAt(...smallPhoneLargeText, () => openWindow(300_000, {}, type));
    const time = (await page.getByText('Available now').findElement()).nextElementSibling;
    expect(time?.getBoundingClientRect().bottom).toBeLessThan(454 - footerHeight);
    expect(cards.bottom).toBeLessThanOrEqual(week.top);
  },
);

test.each([
  [320, 568, 125],
  [360, 640, 125],
  [412, 915, 200],
])('shows an open deep window first at %i x %i with the text size %i percent', async (width, height, percent) => {
  storeTextSize(percent);
  onTestFinished(() => storeTextSize(100));
  const { week, cards } = await openAt(width, height, () => openWindow(300_000, {}, 'deep'));
  const topOf = (name: string) => page.getByRole('heading', { name }).element().getBoundingClientRect().top;
  expect(topOf('Deep Reflection')).toBeLessThan(topOf('Evening Reflection'));
  expect(cards.bottom).toBeLessThanOrEqual(week.top);
});

test('shows both cards in full on a phone of 360 x 780 with the text size 125%', async () => {
  storeTextSize(125);
  onTestFinished(() => storeTextSize(100));
  const { cards } = await openAt(360, 780, () => openWindow(300_000));
  expect(cards.bottom).toBeLessThan(780 - footerHeight);
});

test('moves an open deep window to the top as soon as the text is too large for two cards side by side', async () => {
  onTestFinished(() => storeTextSize(100));
  await openAt(360, 640, () => openWindow(300_000, {}, 'deep'));
  const boxOf = (name: string) => page.getByRole('heading', { name }).element().getBoundingClientRect();
  const isBeside = () => boxOf('Evening Reflection').right < boxOf('Deep Reflection').left;
  const isFirst = () => boxOf('Deep Reflection').bottom < boxOf('Evening Reflection').top;
  expect(isBeside()).toBe(true);
  storeTextSize(125);
  await expect.poll(isFirst).toBe(true);
  storeTextSize(100);
  await expect.poll(isBeside).toBe(true);
});

test('shows the weekly goal beside the days on a small phone with the text size 125%', async () => {
  storeTextSize(125);
  onTestFinished(() => storeTextSize(100));
  await openAt(320, 568);
  const goal = page.getByRole('progressbar', { name: 'Weekly goal' }).element().getBoundingClientRect();
  const week = page.getByRole('region', { name: 'This week' });
  const days = week.getByRole('listitem').elements();
  const last = days[6]?.getBoundingClientRect();
  expect(goal.left).toBeGreaterThan(last?.right ?? 0);
  expect(goal.right).toBeLessThanOrEqual(304);
  expect(last?.width).toBeGreaterThanOrEqual(32);
});

test('shows unsent words directly below the header on a small phone with large text', async () => {
  const { window } = openWindow(-86_400_000);
  const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: 'Not sent.', version: 1 };
  writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, status: 'waiting' });
  await openAt(...smallPhoneLargeText);
  await expect.element(page.getByText('Not sent.')).toBeVisible();
  expect(page.getByText('Not sent.').element().getBoundingClientRect().bottom).toBeLessThan(
    page.getByRole('region', { name: 'This week' }).element().getBoundingClientRect().top,
  );
});

test('the footer does not cover the focused button of a draft that was put away', async () => {
  const { window } = openWindow(-49 * 3_600_000);
  const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: 'Kept.', version: 1 };
  writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, status: 'put-away' });
  await openAt(1440, 700);
  const line = page.getByText(/^Put away: your words/);
  await expect.element(line).toBeInTheDocument();
  (line.element().closest('summary') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const expectClear = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await expect.element(button).toHaveFocus();
    const footer = (document.querySelector('footer') as HTMLElement).getBoundingClientRect();
    expect(button.element().getBoundingClientRect().bottom).toBeLessThan(footer.top + 24);
  };
  for (const name of ['Copy the words', 'Use in my next reflection', 'Back to the top', 'Let go']) {
    await userEvent.keyboard('{Tab}');
    await expectClear(name);
  }
  await userEvent.keyboard('{Enter}');
  await expectClear('Keep them');
  await userEvent.keyboard('{Enter}');
  await expectClear('Let go');
});

test.each([
  [360, 800],
  [320, 568],
  [844, 390],
])(
  'shows a toast where other screens show it, above the cards and the navigation, at %i x %i',
  async (width, height) => {
    await openAt(width, height, () => openWindow(300_000));
    toast({ title: 'Reflection saved', description: 'It is in your journal.', durationMs: 60_000 });
    const card = page.getByRole('region', { name: 'Notifications' }).getByRole('article');
    await expect.element(card).toBeVisible();
    const boxOfToast = () => card.element().getBoundingClientRect();
    await expect.poll(() => boxOfToast().top).toBe(60);
    const cards = page.getByRole('region', { name: 'Reflections' }).element();
    // The test before scrolls the page, on a busy machine also late.
    window.scrollTo(0, 0);
    expect(boxOfToast().bottom).toBeLessThanOrEqual(cards.getBoundingClientRect().top);
  },
);
