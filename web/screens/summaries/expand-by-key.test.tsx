// Tests where the focus and the scroll position are after a week is opened in its card, as in a narrow window.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { addDays } from '../../../core/domain/days/day.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { largeText } from '../../../testing/large-text.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { SummariesScreen } from './summaries-screen.tsx';

const weeks = Array.from({ length: 8 }, (_, index) =>
  summaryOf({
    weekStart: addDays('2026-11-09', -7 * index),
    title: `Week ${index}`,
    longSummary: 'You wrote about the river again. '.repeat(60),
  }),
);

const expand = (week: number) => page.getByRole('button', { name: new RegExp(`^Expand : Week ${week},`) });
const collapse = (week: number) => page.getByRole('button', { name: new RegExp(`^Collapse : Week ${week},`) });
const title = (week: number) => page.getByRole('heading', { name: `Week ${week}`, exact: true });

async function openList(width: number, height: number) {
  await largeText(width, height, 100);
  fakeApi({ 'GET /api/summaries/weekly': { body: weeks } });
  await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, { path: '/summary' });
  await expect.element(title(0)).toBeInTheDocument();
}

test.each([
  [360, 225],
  [360, 800],
])('Enter on "Expand" focuses the title of the summary, in view, at %i x %i', async (width, height) => {
  await openList(width, height);
  (expand(3).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title(3)).toHaveFocus();
  await expect.element(title(3)).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{Tab}');
  expect(title(3).element().closest('article')?.contains(document.activeElement)).toBe(true);
  await expect.element(collapse(3)).not.toHaveFocus();
});

test('Enter on a week of the list leaves the focus there, so that Enter closes it again', async () => {
  await openList(360, 800);
  const entry = title(3).element().closest('article');
  entry?.setAttribute('tabindex', '-1');
  entry?.focus();
  (expand(3).element() as HTMLElement).click();
  await expect.element(collapse(3)).toBeInTheDocument();
  expect(document.activeElement).toBe(entry);
});

test('a tap on "Expand" in the middle of the window neither scrolls nor moves the focus to the title', async () => {
  await openList(360, 800);
  title(3).element().scrollIntoView({ block: 'center' });
  const { scrollY } = window;
  await expand(3).click();
  await expect.element(collapse(3)).toBeInTheDocument();
  await expect.element(title(3)).not.toHaveFocus();
  expect(window.scrollY).toBe(scrollY);
});
