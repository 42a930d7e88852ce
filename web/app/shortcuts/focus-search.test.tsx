import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { HistoryScreen } from '../../screens/history/history-screen.tsx';
import { ShortcutsOnDemand } from './shortcuts-on-demand.tsx';

const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

function SlowScreens() {
  const [isSummaries, setSummaries] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setSummaries(true)}>
        Summaries
      </button>
      {isSummaries && <input type="search" aria-label="Search" />}
      <ShortcutsOnDemand />
    </main>
  );
}

test('does not focus the search of a screen that the user opens by a click after pressing "/"', async () => {
  const { history } = await renderInApp(<SlowScreens />);
  await userEvent.keyboard('/');
  await expect.poll(() => history).toEqual(['/', '/history']);
  await page.getByRole('button', { name: 'Summaries' }).click();
  await pause();
  await expect.element(page.getByRole('searchbox')).not.toHaveFocus();
});

test('types the characters after "/" into a search that is still loading, instead of running shortcuts', async () => {
  const { history } = await renderInApp(<SlowScreens />);
  await userEvent.keyboard('/we t{Backspace}w');
  await pause();
  ((await page.getByRole('button', { name: 'Summaries' }).findElement()) as HTMLElement).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('4');
  await expect.element(page.getByRole('searchbox')).toHaveValue('we w4');
  expect(history).toEqual(['/', '/history']);
  await userEvent.keyboard('{Escape}{Escape}');
});

test('typing "/" and a word in the calendar of history opens the list and searches for the word, and Escape leaves the focus on the heading', async () => {
  const api = fakeApi({ 'POST /api/reflections/search': { body: [] } });
  const { history } = await renderInApp(
    <>
      <HistoryScreen />
      <ShortcutsOnDemand />
    </>,
    { path: '/history' },
  );
  await userEvent.keyboard('/weather');
  await expect
    .poll(() => api.of('POST /api/reflections/search').map(({ body }) => body))
    .toEqual([{ q: 'weather', order: 'newest' }]);
  expect(history).toEqual(['/history?view=list']);
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(page.getByRole('heading', { name: 'History' })).toHaveFocus();
  await userEvent.keyboard('4');
  expect(history).toEqual(['/history', '/settings']);
});

test('in an empty journal, the help does not list "/", and "/" does nothing', async () => {
  fakeApi({ 'GET /api/reflections': { body: [] }, 'GET /api/reflections/calendar': { body: [] } });
  const { history } = await renderInApp(
    <>
      <HistoryScreen />
      <ShortcutsOnDemand />
    </>,
    { path: '/history' },
  );
  await expect.element(page.getByText('No Reflections', { exact: true })).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog').getByText('Weekly summaries')).toBeVisible();
  expect(page.getByRole('dialog').getByText('Search').elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}/3');
  expect(history).toEqual(['/history', '/summary']);
});

test('focuses the search of a screen that is still loading when "/" is pressed', async () => {
  await renderInApp(<SlowScreens />);
  await userEvent.keyboard('/');
  await pause();
  ((await page.getByRole('button', { name: 'Summaries' }).findElement()) as HTMLElement).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});
