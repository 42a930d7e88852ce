// Tests the jump to a month by keyboard. On Windows and Linux, an arrow key changes the value of a select without
// opening the list of options.
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { addDays } from '../../../core/domain/days/day.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { largeText } from '../../../testing/large-text.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { SummariesScreen } from './summaries-screen.tsx';

const weeks = Array.from({ length: 60 }, (_, index) =>
  summaryOf({ weekStart: addDays('2026-11-09', -7 * index), title: `Week ${index}` }),
);

const select = () => page.getByRole('combobox', { name: 'Jump to a month' });
const topOf = (month: string) =>
  Math.round(page.getByRole('list', { name: month }).element().getBoundingClientRect().top);

async function chooseSeptember() {
  fakeApi({ 'GET /api/summaries/weekly': { body: weeks } });
  await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, { path: '/summary' });
  await expect.element(select()).toBeVisible();
  (await select().findElement()).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
}

test('scrolls to another month with each arrow key, and keeps the focus and the chosen month', async () => {
  await chooseSeptember();
  await expect.element(select()).toHaveFocus();
  await expect.element(select()).toHaveDisplayValue('September 2026');
  await expect.poll(() => topOf('September 2026')).toBeLessThan(160);
  expect(topOf('September 2026')).toBeGreaterThanOrEqual(0);
});

test('moves the focus to the chosen month with Enter, and can jump to the same month again', async () => {
  await chooseSeptember();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('September 2026');
  await expect.element(select()).toHaveDisplayValue('Jump to');
  window.scrollTo(0, 0);
  await userEvent.selectOptions(select(), 'September 2026');
  await expect.poll(() => topOf('September 2026')).toBeLessThan(160);
});

test('can jump to the same month again after a choice that did not focus the select', async () => {
  fakeApi({ 'GET /api/summaries/weekly': { body: weeks } });
  await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, { path: '/summary' });
  for (const _ of ['first', 'second']) {
    window.scrollTo(0, 0);
    await userEvent.selectOptions(select(), 'September 2026');
    await expect.poll(() => topOf('September 2026')).toBeLessThan(160);
    await expect.element(select()).toHaveDisplayValue('Jump to');
  }
});

test('moves on to the first summary of the chosen month with Tab', async () => {
  await chooseSeptember();
  await userEvent.keyboard('{Tab}');
  const list = page.getByRole('list', { name: 'September 2026' }).element();
  expect(list.querySelector('article')?.contains(document.activeElement)).toBe(true);
});

test.each(['100%', '150%'])(
  'opens a linked summary wholly below the name of its month at a text size of %s',
  async (size) => {
    await page.viewport(768, 1024);
    document.documentElement.style.fontSize = size;
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    fakeApi({ 'GET /api/summaries/weekly': { body: weeks } });
    await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, {
      path: '/summary/2026-09-14',
    });
    const title = page.getByRole('heading', { name: 'Week 8' }).first();
    await expect.element(title).toBeInViewport();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const name = document.querySelector('[data-month="2026-09"]')?.getBoundingClientRect();
    expect(title.element().closest('article')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name?.bottom ?? Infinity,
    );
  },
);

test.each([
  ['the largest text on a small phone', 320, 568, 200, 44],
  ['a text size of 150% on a wide phone', 412, 823, 150, 156],
])('keeps the jump beside the name of the month with %s', async (_, width, height, percent, jumpPx) => {
  await largeText(width, height, percent);
  fakeApi({ 'GET /api/summaries/weekly': { body: weeks } });
  await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, { path: '/summary' });
  await expect.element(select()).toBeVisible();
  scrollTo(0, 6_000);
  await expect.element(select()).toBeInViewport();
  const { top, bottom, left, width: selectPx } = select().element().getBoundingClientRect();
  expect(Math.round(selectPx)).toBe(jumpPx);
  expect(bottom).toBeLessThan(innerHeight / 5);
  const names = [...document.querySelectorAll('[data-month] > span')].filter((name) => {
    const box = name.getBoundingClientRect();
    return box.top < bottom && box.bottom > top;
  });
  expect(names).not.toHaveLength(0);
  const words = document.createRange();
  for (const name of names) {
    words.selectNodeContents(name);
    expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(left);
  }
});
