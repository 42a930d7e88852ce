// Tests that a user who leaves a list and returns to it sees the same words at the same place of the screen. The lists
// contain three years of data.
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../core/domain/days/day.ts';
import { reflectionOf, summaryOf } from '../testing/reflections.ts';
import { launchBrowser, openPhone, type Phone } from './support/browser.ts';
import { eveningMs, type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText } from './support/page-actions.ts';

const sentence = 'The light on the river was the colour of tea. ';
// Use texts of different lengths. For a month that is not drawn yet, the list reserves an estimated height, which a
// month of short texts does not reach.
const reflections = Array.from({ length: 1_000 }, (_, index) =>
  reflectionOf({
    localDate: addDays('2026-03-04', -index),
    content: `River ${index}. ${sentence.repeat((index * 7) % 6)}`,
  }),
);
const weeks = Array.from({ length: 150 }, (_, index) => {
  const weekStart = addDays('2026-02-23', -7 * index);
  const source = reflectionOf({ localDate: addDays(weekStart, 1) });
  const longSummary = Array.from({ length: 8 }, () => sentence.repeat(5).trim()).join('\n\n');
  const start = longSummary.lastIndexOf('The light');
  const at = { start, end: longSummary.length, reflectionIds: [source.id] };
  const { id, type, localDate } = source;
  const evidence = { spans: [at], sources: [{ id, type, localDate }] };
  return summaryOf({ weekStart, title: `Week ${index}`, longSummary, evidence });
});

let browser: Browser;
let evening: FixedClockServer;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('return-to-place', { DEMO: 'true' })]);
  phone = await openPhone(browser, 'UTC', eveningMs);
  ({ page } = phone);
  await phone.context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  await page.route(/\/api\/reflections\?/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = reflections.findIndex(({ id }) => id === query.get('before')) + 1;
    return route.fulfill({ json: reflections.slice(from, from + Number(query.get('limit'))) });
  });
  await page.route('**/api/reflections/search', (route) => {
    const { before } = route.request().postDataJSON() as { before?: string };
    const from = reflections.findIndex(({ id }) => id === before) + 1;
    return route.fulfill({ json: reflections.slice(from, from + 25) });
  });
  await page.route('**/api/summaries/weekly', (route) => route.fulfill({ json: weeks }));
  await page.goto(evening.address);
  await page.getByRole('button', { name: 'Open the sample journal' }).click();
  await expectText(page, 'day streak');
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});
beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => {
    await page.screenshot({ path: '.cache/failed-return-to-place.png' });
    console.error(page.url(), phone.browserErrors);
  });
});

/**
 * Scroll in steps, so that everything on the way is laid out. Playwright's mouse wheel may wait forever for Chromium to
 * handle the event.
 */
async function scrollDown(distance: number): Promise<void> {
  for (let scrolled = 0; scrolled < distance; scrolled += 700) {
    const before = await page.evaluate(() => window.scrollY);
    await page.evaluate(() => {
      // Without a wheel event, the page would not know that the user scrolls, and would restore an earlier scroll
      // position.
      window.dispatchEvent(new WheelEvent('wheel'));
      window.scrollBy(0, 700);
    });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  }
  await expect.poll(isRemembered).toBe(true);
}

/** Return whether the page has stored its scroll position since the last scroll. */
const isRemembered = () =>
  page.evaluate(() => {
    const { place } = (history.state ?? {}) as { place?: { id: string; offset: number } };
    const top = document.querySelector(`[data-place="${place?.id}"]`)?.getBoundingClientRect().top;
    return top !== undefined && Math.abs(top - (place?.offset ?? Infinity)) < 1;
  });

/** Return the elements in view with their ids, and how far they are below the top of the window in px. */
const inView = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-place]')]
      .map((element) => ({ id: element.dataset['place'], place: element.getBoundingClientRect() }))
      .filter(({ place }) => place.height > 0 && place.bottom > 0 && place.top < window.innerHeight)
      .map(({ id, place: { top } }) => ({ id, top })),
  );

/** Return how far the elements have moved at most, in px, or Infinity if one of them is not on the page. */
const movedBy = (before: Awaited<ReturnType<typeof inView>>) =>
  page.evaluate((all) => {
    const topNow = (id?: string) => document.querySelector(`[data-place="${id}"]`)?.getBoundingClientRect().top;
    return Math.max(...all.map(({ id, top }) => Math.abs((topNow(id) ?? Infinity) - top)));
  }, before);

/** Take the steps, which leave the page and return to it. Expect the same elements at the same places. */
async function expectReturn(...steps: (() => Promise<unknown>)[]): Promise<void> {
  const before = await inView();
  expect(before.length).toBeGreaterThan(0);
  for (const step of steps) await step();
  await expect.poll(() => movedBy(before), { timeout: 10_000 }).toBeLessThanOrEqual(1);
}

/** Wait until the page has not scrolled for half a second. */
const expectStill = () =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let rest = setTimeout(resolve, 500);
        window.addEventListener('scroll', () => {
          clearTimeout(rest);
          rest = setTimeout(resolve, 500);
        });
      }),
  );

const openCalendar = () => page.getByRole('region', { name: 'Calendar' }).waitFor();
const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);

async function expectFocusAt(target: Locator, top: number): Promise<void> {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(Math.abs((await topOf(target)) - top)).toBeLessThanOrEqual(1);
}

async function openHistoryFromHome(): Promise<void> {
  await page.goto(evening.address);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: 'List view' }).click();
}

/** Press Back of the screen. Playwright's click would first scroll to the link. */
async function goHome(): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.click());
  await expectText(page, 'day streak');
}

/** Load 500 reflections into the list of history, and scroll far down. */
async function loadList(): Promise<void> {
  for (const loaded of [100, 200, 300, 400]) {
    await page.getByRole('button', { name: 'Show older' }).click();
    await page.getByText(`River ${loaded}.`).waitFor();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollDown(21_000);
}

test('Back returns to the same reflections in the list', async () => {
  await page.goto(`${evening.address}/history?view=list`);
  await loadList();
  await expectReturn(goHome, () => page.goBack());
});

test('after J, a visit of Settings and Back, the focus is on the entry at the restored place', async () => {
  await page.goto(`${evening.address}/history?view=list`);
  await page.getByText('River 50.').waitFor({ state: 'attached' });
  await page.keyboard.press('j');
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-place]')?.textContent ?? '');
  await expect.poll(focused).not.toBe('');
  for (let entry = 0; entry < 8; entry += 1) await page.keyboard.press('j');
  await expect.poll(isRemembered).toBe(true);
  const leave = async () => {
    await page.keyboard.press('4');
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
  };
  await expectReturn(leave, () => page.goBack());
  const atPlace = await page.evaluate(() => (history.state as { place: { id: string } }).place.id);
  const focusedPlace = () => page.evaluate(() => document.activeElement?.closest('li')?.dataset['place']);
  await expect.poll(focusedPlace).toBe(atPlace);
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Tab');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(800);
});

test('Back to the list shows no focus ring to users of a pointer', async () => {
  await openHistoryFromHome();
  await page.getByText('River 50.').waitFor({ state: 'attached' });
  await scrollDown(3_500);
  const leave = async () => {
    await page.goBack();
    await expectText(page, 'day streak');
  };
  await expectReturn(leave, () => page.goForward());
  const focusedEntry = page.locator('article:focus');
  await focusedEntry.waitFor();
  expect(await focusedEntry.evaluate((entry) => entry.matches(':focus-visible'))).toBe(false);
});

test('the back link of History restores home’s scroll position and focuses the link that led there, unless the user has opened a day in the year view', async () => {
  await page.goto(evening.address);
  await expectText(page, 'day streak');
  // The part of home that remembers the link loads after the first paint.
  await page.waitForLoadState('networkidle');
  const scrollY = () => page.evaluate(() => window.scrollY);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeGreaterThan(400);
  await page.evaluate(() => window.scrollTo(0, 400));
  const openHistory = async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.click());
    await openCalendar();
    await expect.poll(scrollY).toBe(0);
  };
  await openHistory();
  await goHome();
  await expect.poll(scrollY).toBe(400);
  expect(await page.evaluate(() => document.activeElement === document.querySelector('footer a'))).toBe(true);
  await openHistory();
  await page.getByRole('button', { name: 'Year view' }).click();
  await page.locator('[data-day="2026-03-03"]').click();
  await openCalendar();
  await goHome();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await scrollY()).toBe(0);
});

test('Forward returns to the same reflections in the list', async () => {
  await openHistoryFromHome();
  await loadList();
  const leave = async () => {
    await page.goBack();
    await expectText(page, 'day streak');
  };
  await expectReturn(leave, () => page.goForward());
});

test('a reload shows the same reflections of the list', async () => {
  await page.goto(`${evening.address}/history?view=list`);
  await page.getByText('River 50.').waitFor({ state: 'attached' });
  await scrollDown(3_500);
  await expectReturn(() => page.reload());
});

/** Choose a month in the list, whose first page of 100 reflections ends in November 2025. */
async function jumpTo(month: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Jump to a month' }).selectOption(month);
  await page.locator(`[data-month="${month}"]`).waitFor();
  await expect.poll(isRemembered).toBe(true);
}

test('after a jump in the list, a reload and Forward return to the same month, with the jump at the top', async () => {
  await page.route('**/api/reflections/year?*', (route) => {
    const year = new URL(route.request().url()).searchParams.get('year') ?? '';
    const ofYear = reflections.filter(({ localDate }) => localDate.startsWith(year));
    const days = ofYear.map(({ localDate }) => ({ localDate, types: ['evening'] }));
    return route.fulfill({ json: { year: Number(year), days, firstYear: 2023 } });
  });
  await openHistoryFromHome();
  await jumpTo('2024-03');
  await expectReturn(() => page.reload());
  const name = page.locator('[data-month="2024-03"]');
  expect(Math.abs(await topOf(name))).toBeLessThanOrEqual(1);
  expect(await topOf(page.getByRole('combobox', { name: 'Jump to a month' }))).toBeLessThan(20);
  await expectReturn(
    goHome,
    () => page.reload(),
    () => page.goForward(),
  );
  await page.unroute('**/api/reflections/year?*');
});

test('a month found by search opens at the top of its calendar, even after a reload; a day opens at its text', async () => {
  const open = async (words: string, name: string) => {
    await page.goto(`${evening.address}/history?view=list`);
    await page.getByRole('searchbox').fill(words);
    await page.getByRole('button', { name: `Open ${name}` }).click();
    await page.getByRole('heading', { name: 'March 1, 2024' }).waitFor();
  };
  const day = reflections.filter(({ localDate }) => localDate === '2024-03-01');
  const long = day.map((each) => ({ ...each, content: sentence.repeat(60) }));
  await page.route('**/api/reflections/calendar?*', (route) => route.fulfill({ json: long }));
  await open('march 2024', 'March 2024');
  const scrollY = () => page.evaluate(() => window.scrollY);
  const reload = async () => {
    await page.reload();
    await page.getByRole('heading', { name: 'March 1, 2024' }).waitFor();
    await page.getByText(sentence.trim()).first().waitFor();
  };
  await expect.poll(scrollY).toBe(0);
  await reload();
  await expectStill();
  expect(await scrollY()).toBe(0);
  for (const name of ['March 2, 2024', 'March 1, 2024']) {
    await page.locator(`table [aria-label*="${name}"]`).click();
    await page.getByRole('heading', { name }).waitFor();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await reload();
  await expect.poll(scrollY).toBeGreaterThan(0);
  await open('march 1 2024', 'Mar 1, 2024');
  await expect.poll(scrollY).toBeGreaterThan(0);
  await page.unroute('**/api/reflections/calendar?*');
});

test('Back from a day returns to the same search results, also after a reload of the day', async () => {
  await page.goto(`${evening.address}/history?view=list`);
  await page.getByRole('searchbox').fill('river');
  await page.getByText('25 reflections found so far').waitFor();
  await page.getByRole('button', { name: 'Show older' }).click();
  await page.getByText('River 30.').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollDown(9_100);
  expect(
    await page
      .locator('[data-place]')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().top < 0).length),
  ).toBeGreaterThan(25);
  const dates = page.locator('h2 a');
  const inMiddle = await dates.evaluateAll((all) => all.findIndex((date) => date.getBoundingClientRect().top > 200));
  const date = dates.nth(inMiddle);
  const place = await topOf(date);
  const leave = async () => {
    await date.click();
    await openCalendar();
  };
  await expectReturn(leave, () => page.goBack());
  await expectFocusAt(date, place);
  await expectReturn(
    leave,
    () => page.reload(),
    () => page.goBack(),
  );
});

test('Back from a day returns to the same sentence of a summary', async () => {
  // Start at home: on the page of summaries, the answer with the token would contain the summaries of the sample user
  // instead of those of this test.
  await page.goto(evening.address);
  await page.getByRole('link', { name: 'Summaries' }).click();
  await page.getByRole('heading', { name: 'Week 3', exact: true }).waitFor();
  await scrollDown(4_900);
  await page
    .getByRole('button', { name: /^Expand/ })
    .nth(28)
    .click();
  const sentence = page.locator('span[role=button][aria-expanded]');
  await sentence.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await sentence.click();
  const place = await topOf(sentence);
  const leave = async () => {
    await page.locator('main li article').getByRole('link').click();
    await openCalendar();
  };
  await expectReturn(leave, () => page.goBack());
  await expectFocusAt(sentence, place);
});

test('the address of the summaries follows the open week, without a scroll', async () => {
  await page.goto(evening.address);
  await page.getByRole('link', { name: 'Summaries' }).click();
  await page.getByRole('heading', { name: 'Week 3', exact: true }).waitFor();
  await scrollDown(4_900);
  const card = page.locator('main li').nth(28);
  const opened = page.getByText(/^Generated on /);
  const addressOf = (week: number) => `${evening.address}/summary/${addDays('2026-02-23', -7 * week)}`;
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await topOf(card);
  await card.getByRole('button', { name: /^Expand/ }).evaluate((button) => (button as HTMLElement).click());
  await opened.waitFor();
  expect(page.url()).toBe(addressOf(28));
  expect(Math.abs((await topOf(card)) - place)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: /^Earlier week/ }).click();
  await expect.poll(() => page.url()).toBe(addressOf(29));
  await page.goBack();
  await expect.poll(() => page.url()).toBe(addressOf(28));
  await page.getByRole('button', { name: /^Collapse/ }).click();
  await opened.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${evening.address}/summary`);
});

test('Back from a day returns to the same months of the year', async () => {
  const days = [{ localDate: '2025-12-24', types: ['evening'] }];
  await page.route('**/api/reflections/year?*', (route) =>
    route.fulfill({ json: { year: 2025, days, firstYear: 2024 } }),
  );
  await page.goto(`${evening.address}/history?view=year&date=2025-12-24`);
  const day = page.locator('[data-day="2025-12-24"]');
  await day.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(isRemembered).toBe(true);
  const leave = async () => {
    await day.click();
    await openCalendar();
  };
  await expectReturn(leave, () => page.goBack());
  await expect.poll(() => day.evaluate((element) => element === document.activeElement)).toBe(true);
});
