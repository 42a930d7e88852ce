import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { fakeApi } from '../../../testing/fake-api.ts';
import { listView, noon } from '../../../testing/history-screen.tsx';
import { reflectionOf, shutWindow, summaryOf } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { HistoryScreen } from '../../screens/history/history-screen.tsx';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { SummariesScreen } from '../../screens/summaries/summaries-screen.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import { ShortcutsOnDemand } from './shortcuts-on-demand.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});

const reflections = ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'].map((localDate) =>
  reflectionOf({ localDate, content: `On ${localDate}, ${'long '.repeat(60)}end` }),
);
const short = reflectionOf({ localDate: '2026-11-15', content: 'A short word.' });
const summaries = ['2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19'].map((weekStart) =>
  summaryOf({ weekStart, title: `The week of ${weekStart}` }),
);
const footerLinks = [{ href: '/history', label: 'History', Icon: CalendarIcon }];
const stats = { currentStreak: 3, longestStreak: 9, totalReflections: 40, thisWeekCount: 2 };

async function open(path: string, width = 1440, height = 900) {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
  fakeApi({
    'POST /api/reflections/current': { body: shutWindow() },
    'GET /api/reflections': { body: reflections },
    'POST /api/reflections/search': { body: [...reflections, short] },
    'GET /api/reflections/calendar': { body: reflections },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections/on-this-day': { body: [] },
    'GET /api/user/stats': { body: stats },
    'GET /api/summaries/weekly': { body: summaries },
  });
  const { history } = await renderInApp(
    <>
      <Route path="/" component={() => <HomeScreen footerLinks={footerLinks} />} />
      <Route path="/history" component={HistoryScreen} />
      <Route path="/summary/:weekStart?" component={SummariesScreen} />
      <ShortcutsOnDemand />
    </>,
    { path },
  );
  if (path === '/history') await listView().click();
  await expect.element(page.getByRole('listitem').getByRole('article').first()).toBeVisible();
  return history;
}

const entry = (text: string) => page.getByRole('listitem').getByRole('article').filter({ hasText: text });

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();

test.each([
  ['/history', '2026-11-20'],
  ['/summary', '2026-11-09'],
])(
  'draws the focus ring inside an entry of %s, because the list clips everything outside the entry',
  async (path, first) => {
    await open(path);
    await userEvent.keyboard('j');
    await expect.element(entry(first)).toHaveFocus();
    const { outlineStyle, outlineOffset } = getComputedStyle(entry(first).element());
    expect([outlineStyle, outlineOffset]).toEqual(['solid', '-2px']);
  },
);

test.each([
  [1440, 900],
  [360, 800],
])('the entry that J focuses on home stays above the footer in a window of %i by %i px', async (width, height) => {
  await open('/', width, height);
  await userEvent.keyboard('jjjjj');
  await expect.element(entry('2026-11-16')).toHaveFocus();
  const links = page.getByRole('navigation', { name: 'Screens' }).element();
  expect(boxOf(entry('2026-11-16')).bottom).toBeLessThanOrEqual(links.getBoundingClientRect().top);
});

test('K scrolls to the day heading above the first entry of history', async () => {
  await open('/history');
  await userEvent.keyboard('jjjjjkkkk');
  await expect.element(entry('2026-11-20')).toHaveFocus();
  expect(boxOf(page.getByRole('heading', { name: 'Friday, November 20, 2026' })).top).toBeGreaterThanOrEqual(0);
});

test.each([
  ['/', '2026-11-20', 'Show less'],
  ['/history', '2026-11-20', 'Show less'],
  ['/summary', '2026-11-09', 'Collapse'],
])('Enter opens and closes the focused entry on %s', async (path, first, close) => {
  await open(path, 360, 800);
  await userEvent.keyboard('j');
  await expect.element(entry(first)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const button = entry(first).getByRole('button', { name: new RegExp(`^${close}`) });
  await expect.element(button).toBeVisible();
  await expect.element(entry(first)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).not.toBeInTheDocument();
});

test('Enter on a control inside an entry presses the control and does not open the entry', async () => {
  await open('/history');
  await userEvent.keyboard('j');
  await expect.element(entry('2026-11-20')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /^Delete/ })).toBeVisible();
  expect(page.getByRole('button', { name: /^Show less/ }).elements()).toHaveLength(0);
});

test('J closes the menu of the entry that it leaves, and Escape keeps the focus in the next entry', async () => {
  await open('/history');
  await userEvent.keyboard('j');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const choice = page.getByRole('button', { name: /^Delete/ });
  await expect.element(choice).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(choice).not.toBeInTheDocument();
  const focused = document.activeElement;
  expect([focused?.tagName, entry('2026-11-20').element() === focused]).toEqual(['ARTICLE', false]);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(focused);
});

test('J moves from the summary that is open beside the list to the next summary in the list', async () => {
  await open('/summary');
  await userEvent.keyboard('jjj{Enter}');
  await expect.element(page.getByRole('heading', { name: 'The week of 2026-10-26' }).last()).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(entry('2026-10-19')).toHaveFocus();
});

test('J focuses the last summary in the list while it is open beside the list, and Enter returns to its text', async () => {
  await open('/summary');
  await userEvent.keyboard('jjjj{Enter}');
  await expect.element(page.getByRole('heading', { name: 'The week of 2026-10-19' }).last()).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(entry('2026-10-19')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'The week of 2026-10-19' }).last()).toHaveFocus();
  expect(page.getByText('Expand a week to read it here.').elements()).toHaveLength(0);
});

test('"Collapse" closes the summary that is open beside the list, by a click and by Enter', async () => {
  await open('/summary');
  await userEvent.keyboard('j{Enter}');
  const close = page.getByRole('button', { name: /^Collapse/ });
  await close.click();
  await expect.element(page.getByText('Expand a week to read it here.')).toBeVisible();
  await entry('2026-11-09')
    .getByRole('button', { name: /^Expand/ })
    .click();
  await focus(close);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Expand a week to read it here.')).toBeVisible();
});

/** Open history at the results of a search. */
async function openResults(width?: number, height?: number) {
  const history = await open('/history', width, height);
  await userEvent.keyboard('/word{Enter}');
  await expect.element(entry('A short word.')).toBeVisible();
  return history;
}

const focus = async (locator: Locator) => (await locator.findElement()).focus();

test.each([
  ['j', '2026-11-18'],
  ['k', '2026-11-19'],
])('%s counts from the focused date of a search result', async (key, expected) => {
  await openResults();
  await focus(page.getByRole('link', { name: 'Wednesday, November 18, 2026' }));
  await userEvent.keyboard(key);
  await expect.element(entry(`On ${expected}`)).toHaveFocus();
});

test.each([
  ['is above the window', ''],
  ['stays at the top of the window', 'position: fixed; top: 0'],
])('J skips the entries above the window when the focused element %s', async (_, style) => {
  await openResults(360, 400);
  const link = page.getByRole('link', { name: 'Friday, November 20, 2026' });
  await focus(link);
  link.element().setAttribute('style', style);
  entry('On 2026-11-18').element().scrollIntoView();
  await userEvent.keyboard('j');
  await expect.element(entry('On 2026-11-18')).toHaveFocus();
});

test('Enter on a search result that is shown in full opens its day', async () => {
  const history = await openResults();
  await focus(page.getByRole('link', { name: 'Sunday, November 15, 2026' }));
  await userEvent.keyboard('j');
  await expect.element(entry('A short word.')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  expect(history.at(-1)).toBe('/history?date=2026-11-15');
});
