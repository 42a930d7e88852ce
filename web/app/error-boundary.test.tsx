import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyScreen } from '../ui/lazy-part.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const Arrived = () => <h1>Arrived</h1>;
// biome-ignore lint/suspicious/noConsole: React logs the errors that a boundary catches to console.error.
const caught = () => vi.mocked(console.error);

beforeEach(() => {
  caught().mockImplementation(() => undefined);
});

afterEach(() => {
  expect(caught()).toHaveBeenCalled();
  caught().mockClear();
});

const notHere = page.getByRole('heading', { level: 1, name: 'This page is not here yet' });

function openScreen(load: () => Promise<() => React.ReactNode>) {
  const Screen = lazyScreen(load);
  const at = (path: string) => (
    <ErrorBoundary key={path} path={path}>
      <Suspense>{path === '/' ? <Screen /> : <h1>Elsewhere</h1>}</Suspense>
    </ErrorBoundary>
  );
  return render(at('/')).then(({ rerender }) => ({ goTo: (path: string) => rerender(at(path)) }));
}

test('shows "not here yet" when a screen cannot be loaded, and loads the screen after "Try again"', async () => {
  let isOffline = true;
  const load = vi.fn(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return Arrived;
  });
  await openScreen(load);
  await expect.element(notHere).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(notHere).toBeVisible();
  isOffline = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Arrived' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('shows "Something went wrong" with a reload button when a screen throws', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('shows another screen normally after one screen could not be loaded', async () => {
  const { goTo } = await openScreen(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect.element(notHere).toBeVisible();
  await goTo('/history');
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('shows another path of the same screen after one path has thrown', async () => {
  const Week = ({ week }: { week: string }) => {
    if (week === '/summary/2026-11-09') throw new Error('broken');
    return <h1>{week}</h1>;
  };
  const at = (path: string) => (
    <ErrorBoundary path={path}>
      <Week week={path} />
    </ErrorBoundary>
  );
  const somethingWrong = page.getByRole('heading', { level: 1, name: 'Something went wrong' });
  const { rerender } = await render(at('/summary/2026-11-02'));
  await rerender(at('/summary/2026-11-09'));
  await expect.element(somethingWrong).toBeVisible();
  await rerender(at('/summary/2026-11-02'));
  await expect.element(page.getByRole('heading', { name: '/summary/2026-11-02' })).toBeVisible();
});
