// Tests the list of weeks and the opened week side by side, in the window of a desk.
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { addDays } from '../../../core/domain/days/day.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { largeText } from '../../../testing/large-text.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { SummariesScreen } from './summaries-screen.tsx';

const latest = '2026-11-09';
const longSummary = Array.from({ length: 12 }, () => 'You wrote about the river again. '.repeat(12)).join('\n\n');
const weeks = Array.from({ length: 30 }, (_, index) =>
  summaryOf({ weekStart: addDays(latest, -7 * index), title: `Week ${index}`, longSummary }),
);

const secondTitle = 'The river in flood';

/** Open week 0, which has two versions, beside the list of weeks. */
async function openWeek(percent = 100, count = weeks.length) {
  await largeText(1440, 900, percent);
  onTestFinished(() => window.scrollTo(0, 0));
  const [first] = weeks;
  fakeApi({
    'GET /api/summaries/weekly': { body: weeks.slice(0, count) },
    [`GET /api/summaries/${first?.id}/versions`]: {
      body: { versions: [first, { ...first, version: 1, title: secondTitle }], chosen: 0, left: 1, isBeingMade: false },
    },
  });
  await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, { path: `/summary/${latest}` });
  await expect.element(page.getByRole('radio', { name: 'Second version' })).toBeInTheDocument();
}

test.each([100, 200])(
  'the page ends with its visible content beside the versions at a text size of %i percent',
  async (percent) => {
    await openWeek(percent, 1);
    const visible = [...document.querySelectorAll('main *:not(.visually-hidden)')].filter((each) => {
      for (let box = each.parentElement; box; box = box.parentElement)
        if (box !== document.body && getComputedStyle(box).overflowY === 'auto') return false;
      return true;
    });
    const end = Math.max(...visible.map((each) => each.getBoundingClientRect().bottom + window.scrollY));
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(Math.max(end, innerHeight) + 1);
  },
);

const list = () => document.querySelector('[data-scrolls-alone]') as HTMLElement;
const back = () => page.getByRole('link', { name: '← Back' }).element();
const title = (week: number) => page.getByRole('heading', { level: 2, name: `Week ${week}`, exact: true }).last();
const pageEnd = () => document.documentElement.scrollHeight - innerHeight;

test('the keys that scroll move the opened week to its end, without the list and between the buttons that stay', async () => {
  await openWeek();
  await page.getByRole('button', { name: /^Expand : Week 1,/ }).click();
  await expect.element(title(1)).toBeInViewport({ ratio: 1 });
  const listTop = list().scrollTop;
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => window.scrollY).toBeGreaterThan(500);
  await userEvent.keyboard('{End}');
  await expect.poll(() => pageEnd() - window.scrollY).toBeLessThan(1);
  expect(list().scrollTop).toBe(listTop);
  await expect.element(back()).toBeInViewport({ ratio: 1 });
  const share = page.getByRole('button', { name: /^Share : Week 1,/ });
  await expect.element(share).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole('button', { name: /^Earlier week/ })).toBeInViewport({ ratio: 1 });
  const last = await page.getByText(/^Written on this server/).findElement();
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(share.element().getBoundingClientRect().top);
});

test('a week that is opened after another begins at its top, and the list does not move', async () => {
  await openWeek();
  list().scrollTop = 900;
  window.scrollTo(0, 1_000);
  await page.getByRole('button', { name: /^Expand : Week 7,/ }).click();
  await expect.element(title(7)).toHaveFocus();
  await expect.poll(() => window.scrollY).toBe(0);
  expect(list().scrollTop).toBe(900);
});

test.each([1440, 360])('Back is in the header of the page, outside its main part, at %i px', async (width) => {
  await openWeek();
  await page.viewport(width, 900);
  expect(page.getByRole('banner').element().contains(back())).toBe(true);
  expect(page.getByRole('main').element().contains(back())).toBe(false);
  const main = page.getByRole('main').element();
  expect(page.getByRole('banner').element().compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([100, 200])('the list begins below the header at a text size of %i percent', async (percent) => {
  await openWeek(percent);
  for (const scrolled of [0, 900]) {
    list().scrollTop = scrolled;
    window.scrollTo(0, scrolled);
    const { top, bottom } = list().getBoundingClientRect();
    const header = page.getByRole('banner').element().getBoundingClientRect();
    expect(header.top).toBe(0);
    expect(top).toBeCloseTo(header.bottom, 0);
    expect(bottom).toBeCloseTo(innerHeight, 0);
  }
});

test('does not cut off the focus ring of a button in the list', async () => {
  await openWeek();
  const button = (await page.getByRole('button', { name: /^Expand : Week 1,/ }).findElement()) as HTMLElement;
  const edge = button.closest('article')?.getBoundingClientRect().left ?? 0;
  expect(edge - list().getBoundingClientRect().left).toBeGreaterThanOrEqual(4);
});

test('beside "Keep this version", in view below the text, says why the version on screen cannot be shared', async () => {
  await openWeek();
  await page.getByRole('radio', { name: 'Second version' }).click();
  window.scrollTo(0, 0);
  const reason = page.getByText('Cards show the kept version. Keep this one to share it.');
  await expect.element(reason).toBeInViewport({ ratio: 1 });
  const keep = page.getByRole('button', { name: /^Keep this version : The river in flood,/ }).element();
  const bar = reason.element().parentElement;
  expect(bar?.contains(keep)).toBe(true);
  expect(reason.element().getBoundingClientRect().right).toBeLessThan(keep.getBoundingClientRect().left);
  expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(56);
});

test('Share and "Keep this version" below the text have the edges of a button', async () => {
  await openWeek();
  const edgesOf = (name: RegExp) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(page.getByRole('button', { name }).last().element());
    return [borderTopColor, backgroundColor];
  };
  const clear = 'rgba(0, 0, 0, 0)';
  expect(edgesOf(/^Share : Week 0,/)[0]).not.toBe(clear);
  expect(edgesOf(/^Collapse : Week 0,/)[1]).toBe(clear);
  await page.getByRole('radio', { name: 'Second version' }).click();
  await expect.poll(() => edgesOf(/^Keep this version : /)[1]).not.toBe(clear);
});

test('the card in the list keeps the title of the kept version while another version is on screen', async () => {
  await openWeek();
  await page.getByRole('radio', { name: 'Second version' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: secondTitle })).toBeVisible();
  expect([...list().querySelectorAll('h2')].slice(0, 2).map((each) => each.textContent)).toEqual(['Week 0', 'Week 1']);
  await expect.element(page.getByRole('button', { name: /^Collapse : Week 0,/ })).toBeInTheDocument();
});

test('at a text size of 200 percent, the name of a month ends above its fading edge and the first card', async () => {
  await openWeek(200);
  const name = document.querySelector('[data-month="2026-11"] > span');
  if (!name) throw new Error('The name of the month is missing.');
  const words = document.createRange();
  words.selectNodeContents(name);
  const fadePx = 8;
  const [box, text] = [name.getBoundingClientRect(), words.getBoundingClientRect()];
  expect(text.bottom).toBeLessThanOrEqual(box.bottom - fadePx);
  // A bold J begins left of its line.
  expect(text.left).toBeGreaterThan(box.left);
});
