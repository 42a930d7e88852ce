import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { HistoryScreen } from '../../screens/history/history-screen.tsx';
import { ShortcutsOnDemand } from './shortcuts-on-demand.tsx';

const view = (name: string) => page.getByRole('button', { name: `${name} view` });
const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

async function openHistory(answers: FakeAnswers, keys: string) {
  const api = fakeApi(answers);
  const app = await renderInApp(
    <>
      <HistoryScreen />
      <ShortcutsOnDemand />
    </>,
    { path: '/history' },
  );
  await userEvent.keyboard(keys);
  await expect.element(view('List')).toHaveAttribute('aria-pressed', 'true');
  return { api, ...app };
}

test('keeps the calendar view that the user chose after the list turned out to have no search box', async () => {
  await openHistory({ 'GET /api/reflections': { body: [] } }, '/');
  await view('Calendar').click();
  await pause();
  await expect.element(view('Calendar')).toHaveAttribute('aria-pressed', 'true');
});

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

test('does not focus the search of another screen that the user opens while history loads', async () => {
  const { history } = await renderInApp(<SlowScreens />);
  await userEvent.keyboard('/');
  await expect.poll(() => history).toEqual(['/', '/history']);
  await page.getByRole('button', { name: 'Summaries' }).click();
  await pause();
  await expect.element(page.getByRole('searchbox')).not.toHaveFocus();
});

test('types into a search that loads slowly what follows the key, instead of running shortcuts', async () => {
  const { history } = await renderInApp(<SlowScreens />);
  await userEvent.keyboard('/we t{Backspace}w');
  await pause();
  (page.getByRole('button', { name: 'Summaries' }).element() as HTMLElement).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('4');
  await expect.element(page.getByRole('searchbox')).toHaveValue('we w4');
  expect(history).toEqual(['/', '/history']);
});

test('searches for a word that is typed at once in the calendar', async () => {
  const { api, history } = await openHistory(
    { 'GET /api/reflections': { body: [reflectionOf()] }, 'POST /api/reflections/search': { body: [] } },
    '/weather',
  );
  await expect.poll(() => api.of('POST /api/reflections/search').map(({ body }) => body)).toEqual([{ q: 'weather' }]);
  expect(history.filter((path) => !path.startsWith('/history'))).toEqual([]);
});

test('focuses the search of a screen that loads slowly', async () => {
  await renderInApp(<SlowScreens />);
  await userEvent.keyboard('/');
  await pause();
  (page.getByRole('button', { name: 'Summaries' }).element() as HTMLElement).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});
