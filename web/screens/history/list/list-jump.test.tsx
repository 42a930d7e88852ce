import { hashKey } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays } from '../../../../core/domain/days/day.ts';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { calendarView, listView, noon, openScreen } from '../../../../testing/history-screen.tsx';
import { reflectionOf } from '../../../../testing/reflections.ts';
import { shownPagesQuery } from '../../../data/older-pages.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  firstListed = 0;
});

/** One reflection on every second day, from November 20, 2026 back to October 2024. */
const journal = Array.from({ length: 380 }, (_, index) =>
  reflectionOf({ localDate: addDays('2026-11-20', -2 * index), content: `Words ${index}.` }),
);
const daysOf = (year: number) =>
  journal
    .filter(({ localDate }) => localDate.startsWith(String(year)))
    .map(({ localDate }) => ({ localDate, types: ['evening'] }));

/** The index of the first reflection of the list. */
let firstListed = 0;

async function openList(
  beforeAnswer: (before: string | null) => Promise<object | undefined> = async () => undefined,
  path = '/history',
  showList = () => listView().click(),
) {
  const opened = await openScreen(
    {
      'GET /api/reflections': async ({ query }) => {
        const refusal = await beforeAnswer(query.get('before'));
        if (refusal) return refusal;
        const before = query.get('before');
        const from = before === null ? firstListed : journal.findIndex(({ id }) => id === before) + 1;
        return { body: journal.slice(from, from + Number(query.get('limit'))) };
      },
      'GET /api/reflections/year': ({ query }) => {
        const year = Number(query.get('year'));
        return { body: { year, days: daysOf(year), firstYear: 2024 } };
      },
    },
    path,
  );
  await showList();
  return opened;
}

/** Hold the answers with older pages until `release` is called. */
function deferredAnswers() {
  let release = () => {};
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  return { wait: async (before: string | null) => (before === null ? undefined : released), release };
}
/** Press an element and focus it, without opening a select, which would stop the test. */
function press(element: HTMLElement | SVGElement | null) {
  element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element?.focus();
}
const select = () => page.getByRole('combobox', { name: 'Jump to a month' });

test('jumps from the list to a month of an earlier year, and loads the pages up to it', async () => {
  const { api } = await openList();
  await expect.element(select()).toBeVisible();
  const names = [...select().element().querySelectorAll('option')].map(({ textContent }) => textContent);
  expect([names[1], names[names.length - 1]]).toEqual(['November 2026', 'October 2024']);
  await userEvent.selectOptions(select(), 'January 2025');
  const heading = page.getByRole('heading', { name: 'Friday, January 31, 2025' });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(100);
  expect(api.of('GET /api/reflections').filter(({ query }) => query.has('before'))).toHaveLength(3);
});

test('scrolls a month to the top although a page of the list ends with its newest reflection', async () => {
  firstListed = 30;
  expect(journal[firstListed + 299]?.localDate).toBe('2025-01-31');
  await openList();
  await userEvent.selectOptions(select(), 'January 2025');
  const heading = page.getByRole('heading', { name: 'Friday, January 31, 2025' });
  await expect.element(heading).toHaveFocus();
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(100);
});

test('keeps the name of the month and the jump at the top of the screen after a jump', async () => {
  await openList();
  await expect.element(select()).toBeVisible();
  await userEvent.selectOptions(select(), 'August 2026');
  await expect.poll(() => window.scrollY).toBeGreaterThan(1_000);
  await expect.element(select()).toBeInViewport({ ratio: 1 });
  const name = page.elementLocator(document.querySelector('[data-month="2026-08"]') as Element);
  await expect.element(name).toHaveTextContent('August 2026');
  await expect.poll(() => Math.round(name.element().getBoundingClientRect().top)).toBe(0);
  const heading = page.getByRole('heading', { name: /, August 30, 2026/ });
  expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(40);
});

test.each([
  [1440, 900, '150%'],
  [480, 800, '150%'],
  [360, 800, '150%'],
  [360, 800, '125%'],
  [320, 568, '200%'],
])('at %i x %i and a text size of %s, the jump stays in the line of the month', async (width, height, size) => {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = size;
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  await openList();
  await expect.element(select()).toBeVisible();
  window.scrollTo(0, 2_000);
  await expect.poll(() => window.scrollY).toBeGreaterThan(1_000);
  await expect.element(select()).toBeInViewport({ ratio: 0.95 });
  const stuck = [...document.querySelectorAll('[data-month]')].filter((month) => month.getBoundingClientRect().top < 1);
  const name = stuck[stuck.length - 1]?.firstElementChild as HTMLElement;
  const words = document.createRange();
  words.selectNodeContents(name);
  const box = select().element().getBoundingClientRect();
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(box.left);
  expect(Math.abs(name.getBoundingClientRect().top - box.top)).toBeLessThan(2);
});

test('jumps to a month that is shown already without a request', async () => {
  const { api } = await openList();
  await expect.element(select()).toBeVisible();
  await userEvent.selectOptions(select(), 'August 2026');
  await expect.element(page.getByRole('heading', { name: /, August 30, 2026/ })).toBeInViewport();
  expect(api.of('GET /api/reflections').filter(({ query }) => query.has('before'))).toHaveLength(0);
});

test('offers no jump in a list of a few months', async () => {
  await openScreen();
  await listView().click();
  await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
  expect(select().elements()).toEqual([]);
});

const olderRequests = (api: FakeApi) => api.of('GET /api/reflections').filter(({ query }) => query.has('before'));

test('renders the list once for all pages of a jump', async () => {
  const { client } = await openList();
  await expect.element(select()).toBeVisible();
  const lengths = new Set<number>();
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hashKey(shownPagesQuery(['all']).queryKey)) {
      lengths.add((query.state.data as readonly unknown[] | undefined)?.length ?? 0);
    }
  });
  await userEvent.selectOptions(select(), 'January 2025');
  await expect.element(page.getByRole('heading', { name: 'Friday, January 31, 2025' })).toHaveFocus();
  expect([...lengths].filter((length) => length > 0)).toEqual([100, 380]);
});

test('stops the load of a jump when the user leaves the list', async () => {
  const held = deferredAnswers();
  const { api } = await openList(held.wait);
  await expect.element(select()).toBeVisible();
  await userEvent.selectOptions(select(), 'January 2025');
  await expect.poll(() => olderRequests(api).length).toBe(1);
  await calendarView().click();
  await expect.element(select()).not.toBeInTheDocument();
  held.release();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(olderRequests(api)).toHaveLength(1);
});

test('shows what a jump has loaded when the server refuses more, and loads the rest on request', async () => {
  const third = journal[199]?.id;
  let isBusy = true;
  const refusal = { status: 429, body: { code: 'rate_limited', message: 'Too many', requestId: 'r' } };
  const { api } = await openList(async (before) => (before === third && isBusy ? refusal : undefined));
  await expect.element(select()).toBeVisible();
  await userEvent.selectOptions(select(), 'January 2025');
  await expect.element(page.getByText('Older ones cannot be loaded just now. They are safe.')).toBeVisible();
  await expect.element(page.getByText('Words 199.')).toBeInTheDocument();
  const count = olderRequests(api).length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(olderRequests(api)).toHaveLength(count);
  isBusy = false;
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect.element(page.getByText('Words 299.')).toBeInTheDocument();
});

test('jumps to a month that is chosen while an older page loads', async () => {
  const held = deferredAnswers();
  await openList(held.wait);
  await expect.element(select()).toBeVisible();
  await page.getByRole('button', { name: 'Show older' }).click();
  // A choice by script does not count as input of the user, but a press does.
  select()
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await userEvent.selectOptions(select(), 'January 2025');
  held.release();
  const heading = page.getByRole('heading', { name: 'Friday, January 31, 2025' });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
});

test('opens the list at the day that is selected in the calendar', async () => {
  await openList(undefined, '/history?date=2025-01-15');
  const heading = page.getByRole('heading', { name: 'Wednesday, January 15, 2025' });
  await expect.element(heading).toBeInViewport();
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(100);
});

test('focuses the day at which the list opens if its button scrolls out of the window', async () => {
  await openList(undefined, '/history?date=2025-01-15', async () => {
    (await listView().findElement()).focus();
    await userEvent.keyboard('{Enter}');
  });
  const heading = page.getByRole('heading', { name: 'Wednesday, January 15, 2025' });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
});

test('leaves the focus on the button of the list if the button stays in the window', async () => {
  await page.viewport(480, 1600);
  await openShortList();
  await expect.element(listView()).toHaveFocus();
});

test.each([
  [1440, 900, '100%'],
  [768, 1024, '150%'],
])(
  'opens the list at a day below the name of its month at %i x %i and a text size of %s',
  async (width, height, size) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = size;
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    await openList(undefined, '/history?date=2025-01-15');
    const heading = page.getByRole('heading', { name: 'Wednesday, January 15, 2025' });
    await expect.element(heading).toBeInViewport();
    await expect.poll(() => window.scrollY).toBeGreaterThan(1_000);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const name = document.querySelector('[data-month="2025-01"]')?.getBoundingClientRect();
    expect(name?.top).toBeCloseTo(0, 0);
    expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
  },
);

test('opens the list at the month of the calendar if the selected day has no reflections', async () => {
  await openList(undefined, '/history?date=2026-08-01');
  const heading = page.getByRole('heading', { name: /, August 30, 2026/ });
  await expect.element(heading).toBeInViewport();
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(100);
});

test('opens the list at its beginning if the current month is selected', async () => {
  await openList(undefined, '/history?date=2026-11-02');
  await expect.element(select()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(window.scrollY).toBe(0);
});

test('opens the calendar at the month at the top of the list, and the list there again', async () => {
  const { history } = await openList();
  await expect.element(select()).toBeVisible();
  await userEvent.selectOptions(select(), 'August 2026');
  await expect.poll(() => window.scrollY).toBeGreaterThan(1_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  (calendarView().element() as HTMLElement).click();
  await expect.element(page.getByRole('heading', { name: 'August 2026' })).toBeVisible();
  expect(history).toEqual(['/history?date=2026-08-01']);
  await listView().click();
  const heading = page.getByRole('heading', { name: /, August 30, 2026/ });
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(100);
  window.scrollTo(0, 0);
  await calendarView().click();
  await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
});

test('opens the list at the day that its own address names, and only once', async () => {
  const stay = async () => undefined;
  await openList(undefined, '/history?date=2025-01-15&view=list', stay);
  const heading = page.getByRole('heading', { name: 'Wednesday, January 15, 2025' });
  await expect.element(heading).toBeInViewport();
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(100);
  await new Promise((resolve) => setTimeout(resolve, 700));
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(history.state).toHaveProperty('place', null);
});

test('a reload of a list with a day in its address does not jump back to that day', async () => {
  const calls = vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    calls.mockRestore();
    history.replaceState({ place: null }, '');
  });
  await openList(undefined, '/history?date=2026-08-20&view=list', async () => undefined);
  await expect.element(select()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(window.scrollY).toBe(0);
});

test('opens the calendar of the month that is read from its name at the top of the screen', async () => {
  await page.viewport(360, 800);
  const { history: visited } = await openList();
  await expect.element(select()).toBeVisible();
  await userEvent.selectOptions(select(), 'August 2026');
  await expect.poll(() => window.scrollY).toBeGreaterThan(1_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const name = page.getByRole('button', { name: 'August 2026 in the calendar' });
  await expect.element(name).toBeInViewport({ ratio: 1 });
  const box = name.element().getBoundingClientRect();
  expect(box.height).toBeGreaterThanOrEqual(44);
  expect(box.right).toBeLessThanOrEqual(select().element().getBoundingClientRect().left);
  await name.click();
  await expect.element(page.getByRole('heading', { name: 'August 2026' })).toBeVisible();
  expect(visited[visited.length - 1]).toBe('/history?date=2026-08-01');
  await expect.poll(() => window.scrollY).toBe(0);
});

test.each([
  [false, 'January 2025 cannot be loaded without a connection'],
  [true, 'January 2025 cannot be loaded just now'],
])('stays where it is and says so if a jump cannot load its month, connected: %s', async (isOnline, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(() => void vi.restoreAllMocks());
  const refusal = { status: 503, body: { code: 'unavailable', message: 'Busy', requestId: 'r' } };
  await openList(async (before) => (before === null ? undefined : refusal));
  await expect.element(select()).toBeVisible();
  await userEvent.selectOptions(select(), 'January 2025');
  await expect.element(page.getByText(words)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(window.scrollY).toBe(0);
});

test('opens the list at the month whose name was opened in the year, not at its first day', async () => {
  await openList(undefined, '/history?date=2025-12-01', async () => {
    history.replaceState({ wholePeriodOf: '2025-12-01' }, '');
    await page.getByRole('button', { name: 'Year view' }).click();
    await listView().click();
  });
  const heading = page.getByRole('heading', { name: 'Wednesday, December 31, 2025' });
  await expect.element(heading).toBeInViewport();
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(100);
});

/** Open the list with two reflections in November and one in October 2026, at October 15. */
async function openShortList() {
  const body = ['2026-11-20', '2026-11-18', '2026-10-15'].map((localDate) => reflectionOf({ localDate }));
  const answers = { 'GET /api/reflections': { body }, 'POST /api/reflections/search': { body: [] } };
  const opened = await openScreen(answers, '/history?date=2026-10-15');
  await listView().click();
  await expect.element(page.getByRole('heading', { name: /, October 15, 2026/ })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  return opened;
}

test('keeps the selected day if its month cannot scroll to the top and the user has not scrolled the list', async () => {
  const { history } = await openShortList();
  await calendarView().click();
  await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  expect(history).toEqual(['/history?date=2026-10-15']);
});

test('keeps the selected day if the user leaves the list before its pages are loaded', async () => {
  const held = deferredAnswers();
  const { api, history } = await openList(held.wait, '/history?date=2025-01-15');
  await expect.poll(() => olderRequests(api).length).toBe(1);
  await calendarView().click();
  await expect.element(page.getByRole('heading', { name: 'January 2025' })).toBeVisible();
  expect(history).toEqual(['/history?date=2025-01-15']);
});

test('does not scroll the list to the selected day again after a search', async () => {
  await openList(undefined, '/history?date=2026-08-20');
  await expect.poll(() => window.scrollY).toBeGreaterThan(1_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo(0, 0);
  const box = page.getByRole('searchbox');
  await userEvent.type(box, 'heron');
  await expect.element(select()).not.toBeInTheDocument();
  await userEvent.clear(box);
  await expect.element(select()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(window.scrollY).toBe(0);
  await expect.element(box).toHaveFocus();
});

test('leaves the list where the user scrolls it with the wheel directly after a jump', async () => {
  await openList();
  await expect.element(select()).toBeVisible();
  const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scrolls.mockRestore());
  await userEvent.selectOptions(select(), 'August 2026');
  window.dispatchEvent(new WheelEvent('wheel'));
  const before = scrolls.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(scrolls.mock.calls.length).toBe(before);
});

test('leaves scroll and focus to a user who types a search while the list loads the pages up to its day', async () => {
  const held = deferredAnswers();
  const { api } = await openList(held.wait, '/history?date=2025-01-15');
  await expect.poll(() => olderRequests(api).length).toBe(1);
  const box = page.getByRole('searchbox');
  await userEvent.type(box, 't');
  held.release();
  await expect.poll(() => olderRequests(api).length).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await userEvent.keyboard('ram');
  await expect.element(box).toHaveValue('tram');
  await expect.element(box).toHaveFocus();
  expect(window.scrollY).toBe(0);
});

test('does not scroll to its day if the user enters the search field before the first page is loaded', async () => {
  let release = () => {};
  const first = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  // The first answer is the short list of home: the search field waits for it.
  let answers = 0;
  await openList(async () => (answers++ === 0 ? undefined : first), '/history?date=2026-08-20');
  const box = page.getByRole('searchbox');
  await box.click();
  release();
  await expect.element(select()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(box).toHaveFocus();
  expect(window.scrollY).toBe(0);
});

test('opens at its day after the user has loaded a failed first page again', async () => {
  let isBusy = true;
  const refusal = { status: 503, body: { code: 'unavailable', message: 'Busy', requestId: 'r' } };
  await openList(async () => (isBusy ? refusal : undefined), '/history?date=2026-08-20');
  const again = page.getByRole('button', { name: 'Load again' });
  await expect.element(again).toBeVisible();
  isBusy = false;
  await again.click();
  await expect.element(page.getByRole('heading', { name: /, August 20, 2026/ })).toBeInViewport();
});

test('does not jump to a month if the user types a search while its pages load', async () => {
  const held = deferredAnswers();
  const { api } = await openList(held.wait);
  await expect.element(select()).toBeVisible();
  await userEvent.selectOptions(select(), 'January 2025');
  const box = page.getByRole('searchbox');
  await userEvent.type(box, 't');
  held.release();
  await expect.poll(() => olderRequests(api).length).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(box).toHaveFocus();
  expect(window.scrollY).toBe(0);
});

test.each([
  ['turns the wheel', () => window.dispatchEvent(new WheelEvent('wheel'))],
  ['opens the select again', () => press(select().element())],
  ['presses another select', () => press(document.querySelector('[data-other]'))],
])('does not jump to a month chosen by keys if the user %s while its pages load', async (_, act) => {
  const other = document.createElement('select');
  other.dataset['other'] = '';
  document.body.append(other);
  onTestFinished(() => other.remove());
  const held = deferredAnswers();
  const { api } = await openList(held.wait);
  await expect.element(select()).toBeVisible();
  (select().element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  act();
  held.release();
  await expect.poll(() => olderRequests(api).length).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(window.scrollY).toBe(0);
});

test('jumps to a month chosen by keys although a further key does nothing while its pages load', async () => {
  const held = deferredAnswers();
  await openList(held.wait);
  await expect.element(select()).toBeVisible();
  (select().element() as HTMLElement).focus();
  await userEvent.keyboard('{End}{ArrowDown}');
  held.release();
  await expect.poll(() => window.scrollY).toBeGreaterThan(1_000);
});
