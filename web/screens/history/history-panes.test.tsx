import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listView, noon, openScreen, yearView } from '../../../testing/history-screen.tsx';
import { expectNothingCut, largestText, smallestPhoneLargestText } from '../../../testing/large-text.ts';
import { reflectionOf } from '../../../testing/reflections.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});

async function openAt(width: number, height: number) {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
  await openScreen({
    'GET /api/reflections/year': {
      body: { year: 2026, firstYear: 2025, days: [{ localDate: '2026-11-18', types: ['evening', 'deep'] }] },
    },
  });
  await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
}

test.each([
  [1440, 900],
  [768, 1024],
])('shows the selected day beside the calendar at %i x %i', async (width, height) => {
  await openAt(width, height);
  const calendar = page.getByRole('region', { name: 'Calendar' }).element().getBoundingClientRect();
  const day = page.getByText('Evening of the twentieth.').element().getBoundingClientRect();
  expect(day.left).toBeGreaterThan(calendar.right);
  expect(day.right).toBeLessThan(width);
  expect(day.top).toBeLessThan(height / 2);
});

test('shows the day below the calendar if the text is too large for two columns, also after a change of its size', async () => {
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  document.documentElement.style.fontSize = '200%';
  await openAt(720, 450);
  const box = (element: Element) => element.getBoundingClientRect();
  const calendar = () => box(page.getByRole('region', { name: 'Calendar' }).element());
  const day = () => box(page.getByText('Evening of the twentieth.').element());
  expect(day().top).toBeGreaterThan(calendar().bottom);
  expect(calendar().width).toBeGreaterThan(600);
  // The digits have the room of the whole window: their limit is not that of a pane.
  const digits = page.getByRole('region', { name: 'Calendar' }).element().querySelector('[aria-current="date"]');
  expect(Number.parseFloat(getComputedStyle(digits ?? document.body).fontSize)).toBeGreaterThan(0.031 * 720);
  document.documentElement.style.fontSize = '';
  await vi.waitFor(() => expect(day().left).toBeGreaterThan(calendar().right));
  document.documentElement.style.fontSize = '200%';
  await vi.waitFor(() => expect(day().top).toBeGreaterThan(calendar().bottom));
});

test.each([
  [1440, '0px'],
  [768, '0px'],
  [360, '1px'],
])('divides the legend from the selected day only where the day is below it (%i px wide)', async (width, line) => {
  await openAt(width, 900);
  const legend = page.getByRole('list', { name: 'Legend' }).element();
  expect(getComputedStyle(legend).borderBottomWidth).toBe(line);
});

test('shows the selected day below the calendar on a phone', async () => {
  await openAt(360, 800);
  const calendar = page.getByRole('region', { name: 'Calendar' }).element().getBoundingClientRect();
  expect(page.getByText('Evening of the twentieth.').element().getBoundingClientRect().top).toBeGreaterThan(
    calendar.bottom,
  );
});

test('scrolls the words of a selected day into view below the calendar on the smallest phone', async () => {
  await openAt(320, 568);
  await page.getByRole('button', { name: /^Wednesday, November 18, 2026/ }).click();
  const heading = page.getByRole('heading', { name: /^Wednesday, November 18, 2026/ });
  await expect.poll(() => heading.element().getBoundingClientRect().bottom).toBeLessThan(568 * 0.85);
});

test.each([
  [320, 568, 16],
  [360, 800, 18],
  [768, 1024, 26],
  [1440, 900, 28],
])('shows the days of a year at %i x %i as squares of at least %i px without overlap', async (width, height, least) => {
  await openAt(width, height);
  await yearView().click();
  await expect.element(page.getByRole('button', { name: /^Sunday, January 25, 2026/ })).toBeVisible();
  const box = (name: RegExp | string) => page.getByRole('button', { name }).element().getBoundingClientRect();
  expect(Math.round(box(/^Wednesday, November 18, 2026/).width)).toBeGreaterThanOrEqual(least);
  // Sunday is the last day in its row. Its square must not overlap the month to the right.
  expect(box(/^Sunday, January 25, 2026/).right).toBeLessThan(box('Feb: open February 2026').left);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test.each([
  [1280, 720],
  [720, 450],
])(
  'keys in the calendar keep the name of the month and the whole day in view at %i x %i with the largest text',
  async (...size) => {
    await largestText(...size);
    await openAt(...size);
    const isShown = (element: Element | null, ringPx = 0) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return top >= ringPx && bottom <= size[1] - ringPx;
    };
    await page.getByRole('button', { name: /^Wednesday, November 18, 2026/ }).click();
    for (const key of ['{ArrowUp}', '{ArrowUp}', '{Home}', '{PageUp}', '{ArrowLeft}', '{End}', '{PageUp}']) {
      await userEvent.keyboard(key);
      expect(document.activeElement).toHaveAttribute('aria-pressed', 'true');
      expect([key, isShown(document.activeElement, 4)]).toEqual([key, true]);
      const name = page.getByRole('heading', { name: /^[A-Z][a-z]+ 2026$/ }).element();
      if (size[1] > 450) expect([key, isShown(name), 'name']).toEqual([key, true, 'name']);
    }
  },
);

test('shows the longest month name and the Today button on the smallest phone with the largest text', async () => {
  await smallestPhoneLargestText();
  const { container } = await openScreen({}, '/history?date=2024-09-19');
  await expect.element(page.getByRole('button', { name: 'Today', exact: true })).toBeVisible();
  expectNothingCut(container.querySelector('section') as Element);
});

test('the menu of a late reflection fits on the smallest phone, even at the bottom of the screen', async () => {
  const late = reflectionOf({
    content: 'Sent the day after.',
    late: true,
    availableFrom: '2026-11-18T18:00:00.000Z',
    availableUntil: '2026-11-18T23:59:59.000Z',
    localDate: '2026-11-18',
    submittedAt: '2026-11-19T21:00:00.000Z',
  });
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(320, 568);
  await openScreen({ 'GET /api/reflections': { body: [late] } });
  await listView().click();
  const more = page.getByRole('button', { name: /^More: / });
  await expect.element(page.getByText(/^sent Thursday/)).toBeVisible();
  const button = more.element().getBoundingClientRect();
  expect(button.right).toBeGreaterThan(270);
  // Leave no room for the menu below its button.
  await page.viewport(320, Math.ceil(button.bottom) + 4);
  await more.click();
  const choice = page.getByRole('button', { name: /^Delete/ });
  await expect.element(choice).toBeInViewport({ ratio: 1 });
  expect(choice.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
});
