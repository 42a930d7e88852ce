import type { ReactNode } from 'react';
// Tests three years of summaries: the months, the jump to a month, and the match of a search.
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route, Router } from 'wouter';
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import { addDays } from '../../../core/domain/days/day.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { SummariesScreen } from './summaries-screen.tsx';

const latest = '2026-11-09';
const filler = 'You wrote about the river again. '.repeat(60);
const threeYears = Array.from({ length: 128 }, (_, index) =>
  summaryOf({
    weekStart: addDays(latest, -7 * index),
    title: `Week ${index}`,
    longSummary: index === 100 ? `${filler}\n\nThe ferry came late.\n\n${filler}` : filler,
  }),
);

async function openAt(
  width: number,
  height: number,
  path = '/summary',
  inRouter = (screen: ReactNode): ReactNode => screen,
) {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
  fakeApi({ 'GET /api/summaries/weekly': { body: threeYears } });
  await renderInApp(inRouter(<Route path="/summary/:weekStart?" component={SummariesScreen} />), { path });
  await expect.element(page.getByRole('heading', { name: 'Week 0', exact: true })).toBeInTheDocument();
}

const jump = () => page.getByRole('combobox', { name: 'Jump to a month' });
const search = () => page.getByRole('searchbox');
const listOf = (month: string) => page.getByRole('list', { name: month });

test('groups summaries by month, except when they are sorted by number of reflections', async () => {
  await openAt(360, 800);
  await expect.element(listOf('November 2026')).toBeVisible();
  expect(listOf('October 2026').element().querySelectorAll('article')).toHaveLength(5);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort' }), 'Most Reflections');
  expect(listOf('November 2026').elements()).toHaveLength(0);
  expect(jump().elements()).toHaveLength(0);
});

test('gives the name of a month an opaque background while it sticks to the top', async () => {
  await openAt(360, 800);
  // The select has an option with the same text as the month's name, so look for the SPAN.
  const names = () => page.getByText('November 2026', { exact: true }).elements();
  const name = await vi.waitUntil(() => names().find(({ tagName }) => tagName === 'SPAN'));
  window.scrollTo(0, 2 * name.getBoundingClientRect().top);
  await expect
    .poll(() => getComputedStyle(name).backgroundColor)
    .toBe(getComputedStyle(document.documentElement).backgroundColor);
});

test('jumps to a month of another year', async () => {
  await openAt(360, 800);
  const years = [...jump().element().querySelectorAll('optgroup')].map(({ label }) => label);
  expect(years).toEqual(['2026', '2025', '2024']);
  await userEvent.selectOptions(jump(), 'March 2025');
  const [first] = listOf('March 2025').element().querySelectorAll('article');
  await expect.poll(() => Math.round(first?.getBoundingClientRect().top ?? 0)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => Math.round(first?.getBoundingClientRect().top ?? 0)).toBeLessThan(160);
  await expect.poll(() => document.activeElement?.textContent).toBe('March 2025');
});

test('a search for a month finds its weeks in every year, each under its month', async () => {
  await openAt(360, 800);
  await userEvent.fill(search(), 'august');
  const months = () =>
    page
      .getByRole('list')
      .elements()
      .map((list) => list.getAttribute('aria-label'));
  await expect.poll(months).toEqual(['August 2026', 'August 2025', 'August 2024']);
  expect(listOf('August 2024').element().querySelector('li:last-child')?.textContent).toContain('Jul 29, 2024');
});

test('when Enter is pressed in the search, opens the first summary found and scrolls to the match', async () => {
  await openAt(360, 800);
  await userEvent.fill(search(), 'FERRY came');
  await expect.element(page.getByText('Match found')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const words = page.getByText('The ferry came late.');
  await expect.element(words).toBeInViewport({ ratio: 1 });
  const [range] = CSS.highlights.get('summary-match') ?? [];
  expect(String(range)).toBe('ferry came');
  await userEvent.fill(search(), '');
  await expect.poll(() => CSS.highlights.has('summary-match')).toBe(false);
});

test('does not scroll while the user types a search with a summary open', async () => {
  await openAt(360, 800);
  await page.getByRole('button', { name: /^Expand : Week 0,/ }).click();
  window.scrollTo(0, 0);
  await userEvent.fill(search(), 'river');
  expect(window.scrollY).toBe(0);
  expect(CSS.highlights.get('summary-match')?.size).toBe(60);
});

test.each([
  [1440, 900],
  [768, 1024],
])('shows the expanded summary beside the list at %i x %i', async (width, height) => {
  await openAt(width, height);
  await expect.element(page.getByText('Expand a week to read it here.')).toBeVisible();
  await page.getByRole('button', { name: /^Expand : Week 1,/ }).click();
  const list = listOf('November 2026').element().getBoundingClientRect();
  const text = await page.getByText(/^Generated on /).findElement();
  const paragraph = text.parentElement?.querySelector('p')?.getBoundingClientRect() ?? new DOMRect();
  expect(paragraph.left).toBeGreaterThan(list.right);
  expect(paragraph.right).toBeLessThan(width);
  expect(paragraph.top).toBeLessThan(height / 2);
  expect(page.getByText('Expand a week to read it here.').elements()).toHaveLength(0);
  await page.getByRole('button', { name: /^Collapse : Week 1,/ }).click();
  await expect.element(page.getByText(/^Generated on /)).not.toBeInTheDocument();
});

test.each([
  [360, 800],
  [1440, 900],
])('scrolls to the title of the next expanded summary at %i x %i', async (width, height) => {
  await openAt(width, height);
  await page.getByRole('button', { name: /^Expand : Week 0,/ }).click();
  (await page.getByText(/^Generated on /).findElement()).scrollIntoView({ block: 'center' });
  await page.getByRole('button', { name: /^Expand : Week 1,/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Week 1', exact: true }).last()).toBeInViewport({ ratio: 1 });
});

test.each([
  [1440, 900],
  [1024, 768],
])('keeps the list still when a summary is expanded after a jump to its month at %i x %i', async (width, height) => {
  await openAt(width, height);
  await userEvent.selectOptions(jump(), 'March 2025');
  const top = () => Math.round(listOf('March 2025').element().getBoundingClientRect().top);
  // Only the name of the month is between the header and its weeks.
  const { bottom } = page.getByRole('banner').element().getBoundingClientRect();
  await expect.poll(top).toBeLessThan(bottom + 60);
  const before = top();
  await listOf('March 2025')
    .getByRole('button', { name: /^Expand/ })
    .first()
    .click();
  await expect.element(page.getByText(/^Generated on /)).toBeVisible();
  expect(top()).toBe(before);
});

test('asks to expand a week beside the list only while the list has weeks', async () => {
  await openAt(1440, 900);
  const hint = page.getByText('Expand a week to read it here.');
  await expect.element(hint).toBeVisible();
  await userEvent.fill(search(), 'volcano');
  await expect.element(page.getByText('No matching summaries')).toBeVisible();
  expect(hint.elements()).toHaveLength(0);
});

test('shows the name of the month and the jump to a month at the same height when a card is scrolled to', async () => {
  await openAt(360, 800, '/summary/2025-03-24');
  const name = document.querySelector('[data-month="2025-03"] > span') as Element;
  await expect.poll(() => Math.round(name.getBoundingClientRect().top)).toBe(0);
  expect(Math.round(jump().element().getBoundingClientRect().top)).toBe(0);
});

test('does not scroll when the user expands a summary whose title is visible', async () => {
  await openAt(360, 800);
  await page.getByRole('button', { name: /^Expand : Week 0,/ }).click();
  await expect.element(page.getByText(/^Generated on /)).toBeInTheDocument();
  expect(window.scrollY).toBe(0);
});

test('hides cards that scroll past under the name of the month', async () => {
  await openAt(360, 800);
  window.scrollTo(0, 500);
  const name = document.querySelector('[data-month="2026-11"] > span') as Element;
  await expect.poll(() => getComputedStyle(name).backgroundColor).toBe('rgb(15, 15, 15)');
});

test('moves the focus to the summary in the other pane when it is expanded by keyboard', async () => {
  await openAt(1440, 900);
  (await page.getByRole('button', { name: /^Expand : Week 1,/ }).findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Week 1', exact: true }).last()).toHaveFocus();
});

test.each([
  ['by its address', null],
  ['again by a reload', addDays(latest, -7 * 60)],
])('moves the focus to the summary in the other pane when it is opened %s', async (_how, openedWeek) => {
  history.replaceState({ summaries: { uid: someIdentity.uid, ...(openedWeek && { openedWeek }) } }, '');
  onTestFinished(() => history.replaceState(null, ''));
  await openAt(1440, 900, `/summary/${addDays(latest, -7 * 60)}`);
  const inList = page.getByRole('listitem').getByRole('heading', { name: 'Week 60', exact: true });
  await expect.element(title(60)).toHaveFocus();
  await expect.element(inList).toBeInTheDocument();
  await expect.element(inList).not.toHaveFocus();
});

const title = (week: number) => page.getByRole('heading', { name: `Week ${week}`, exact: true }).last();
const earlierWeek = () => page.getByRole('button', { name: /^Earlier week/ });
const laterWeek = () => page.getByRole('button', { name: /^Later week/ });

test.each([
  [360, 800],
  [1440, 900],
])('shows buttons to the summaries of the previous and the next week at %i x %i', async (width, height) => {
  await openAt(width, height);
  await page.getByRole('button', { name: /^Expand : Week 0,/ }).click();
  await expect.element(laterWeek()).not.toBeInTheDocument();
  for (const week of [1, 2, 3]) {
    await earlierWeek().click();
    await expect.element(title(week)).toHaveFocus();
    await expect.element(title(week)).toBeInViewport({ ratio: 1 });
  }
  await expect.element(page.getByRole('button', { name: /^Collapse : Week 3,/ })).toBeInViewport();
  await laterWeek().click();
  await expect.element(title(2)).toHaveFocus();
  await expect.element(title(2)).toBeInViewport({ ratio: 1 });
});

test('keeps the button "Earlier week" in its place for every week, also after scrolling to the end of a long text', async () => {
  await openAt(1440, 900);
  await page.getByRole('button', { name: /^Expand : Week 99,/ }).click();
  await expect.element(title(99)).toBeVisible();
  const place = () => {
    const { left, top } = earlierWeek().element().getBoundingClientRect();
    return { left, top };
  };
  const first = place();
  for (const week of [100, 101, 102]) {
    await page
      .getByText(/^Generated on /)
      .element()
      .scrollIntoView();
    expect(place()).toEqual(first);
    await earlierWeek().click();
    await expect.element(title(week)).toBeInViewport({ ratio: 1 });
    expect(place()).toEqual(first);
  }
});

test.each([
  [360, 800],
  [1440, 900],
])('Back expands the week that was open before the tap on "earlier week" at %i x %i', async (width, height) => {
  const { href } = window.location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.pushState(null, '', '/summary');
  await openAt(width, height, '/summary', (screen) => (
    <Router hook={useBrowserLocation} searchHook={useSearch}>
      {screen}
    </Router>
  ));
  await page.getByRole('button', { name: /^Expand : Week 0,/ }).click();
  await earlierWeek().click();
  await earlierWeek().click();
  await expect.element(title(2)).toHaveFocus();
  for (const week of [1, 0]) {
    history.back();
    await expect.element(title(week)).toHaveFocus();
    expect(window.location.pathname).toBe(`/summary/${addDays(latest, -7 * week)}`);
    await expect
      .element(page.getByRole('button', { name: new RegExp(`^Collapse : Week ${week},`) }))
      .toBeInTheDocument();
    if (width < 600) await expect.element(earlierWeek()).toBeInViewport();
  }
  history.forward();
  await expect.element(title(1)).toHaveFocus();
});

test('finds the earlier and the later week by date even if the list begins with the oldest week', async () => {
  await openAt(1440, 900);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort' }), 'Oldest First');
  await page.getByRole('button', { name: /^Expand : Week 127,/ }).click();
  await expect.element(earlierWeek()).not.toBeInTheDocument();
  await laterWeek().click();
  await expect.element(title(126)).toHaveFocus();
});

test('Shift+Tab from the open summary focuses the button of its card, and does not scroll the page', async () => {
  await openAt(1440, 900);
  (await page.getByRole('button', { name: /^Expand : Week 1,/ }).findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title(1)).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(laterWeek()).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(earlierWeek()).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: /^Collapse : Week 1,/ })).toHaveFocus();
  expect(window.scrollY).toBe(0);
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(title(1)).toHaveFocus();
});

test.each([
  [1440, 900],
  [1024, 480],
])('Share is below the open summary in its pane, on screen and next by Tab, at %i x %i', async (width, height) => {
  await openAt(width, height);
  await page.getByRole('button', { name: /^Expand : Week 1,/ }).click();
  await expect.element(page.getByText(/^Generated on /)).toBeInTheDocument();
  const share = page.getByRole('button', { name: /^Share : Week 1,/ });
  expect(share.elements()).toHaveLength(1);
  await expect.element(share).toBeInViewport({ ratio: 1 });
  const text = title(1).element().closest('article') as HTMLElement;
  const last = [...text.querySelectorAll<HTMLElement>('button, input, [role="button"]')].pop() as HTMLElement;
  last.focus();
  await expect.element(last).toHaveFocus();
  const topOfShare = () => share.element().getBoundingClientRect().top;
  await expect.poll(() => last.getBoundingClientRect().bottom - topOfShare()).toBeLessThanOrEqual(0);
  await userEvent.keyboard('{Tab}');
  await expect.element(share).toHaveFocus();
});

test.each([
  [360, 800],
  [1440, 900],
])('focuses the title of the summary when the user returns from its share screen at %i x %i', async (width, height) => {
  await openAt(width, height, `/summary?week=${addDays(latest, -7 * 60)}`);
  await expect.element(title(60)).toHaveFocus();
  const inList = page.getByRole('listitem').getByRole('heading', { name: 'Week 60', exact: true });
  await expect.element(inList).toBeInViewport({ ratio: 1 });
});

test.each([100, 125, 150, 175, 200])(
  'at a text size of %i percent, the name of a month does not overlap the month select',
  async (percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    await openAt(360, 800);
    const name = document.querySelector('[data-month="2026-11"] > span') as Element;
    const words = document.createRange();
    words.selectNodeContents(name);
    const overlap = () => {
      const [one, other] = [words.getBoundingClientRect(), jump().element().getBoundingClientRect()];
      return one.right > other.left && one.bottom > other.top && other.bottom > one.top;
    };
    expect(overlap()).toBe(false);
    window.scrollTo(0, name.getBoundingClientRect().top + 100);
    await expect.poll(() => Math.round(name.getBoundingClientRect().top)).toBe(0);
    expect(overlap()).toBe(false);
  },
);

test('leaves scroll and focus to a user who searches before the linked week is loaded', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(360, 800);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  fakeApi({ 'GET /api/summaries/weekly': () => released.then(() => ({ body: threeYears })) });
  const path = `/summary/${threeYears[60]?.weekStart}`;
  await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, { path });
  await userEvent.type(search(), 'Week');
  release();
  await expect.element(page.getByRole('heading', { name: 'Week 60', exact: true })).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(search()).toHaveFocus();
  expect(window.scrollY).toBe(0);
});

test('shows the linked week after the user has loaded a failed answer again', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(360, 800);
  let isBusy = true;
  const refusal = { status: 503, body: { code: 'unavailable', message: 'Busy', requestId: 'r' } };
  fakeApi({ 'GET /api/summaries/weekly': () => (isBusy ? refusal : { body: threeYears }) });
  const path = `/summary/${threeYears[40]?.weekStart}`;
  await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, { path });
  const again = page.getByRole('button', { name: 'Load again' });
  await expect.element(again).toBeVisible();
  isBusy = false;
  await again.click();
  const heading = page.getByRole('heading', { name: 'Week 40', exact: true });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport({ ratio: 1 });
});
