import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { HistoryScreen } from '../../screens/history/history-screen.tsx';
import { ShortcutsOnDemand } from './shortcuts-on-demand.tsx';

const view = (name: string) => page.getByRole('button', { name: `${name} view` });
const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

async function openHistory() {
  fakeApi({ 'GET /api/reflections': { body: [] } });
  await renderInApp(
    <>
      <HistoryScreen />
      <ShortcutsOnDemand />
    </>,
    { path: '/history' },
  );
  await userEvent.keyboard('/');
  await expect.element(view('List')).toHaveAttribute('aria-pressed', 'true');
}

test('keeps the calendar view that the user chose after the list turned out to have no search box', async () => {
  await openHistory();
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

test('focuses the search of a screen that loads slowly', async () => {
  await renderInApp(<SlowScreens />);
  await userEvent.keyboard('/');
  await pause();
  (page.getByRole('button', { name: 'Summaries' }).element() as HTMLElement).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});
