import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyPart, loadUntilDone } from './lazy-part.tsx';

const Words = ({ text }: { text: string }) => <p>{text}</p>;

test('does not break the page while a part cannot be loaded, and shows the part when the network is back', async () => {
  let isOnline = false;
  const Part = lazyPart<{ text: string }>(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return Words;
  });
  await render(
    <>
      <p>The page</p>
      <Part text="The part" />
    </>,
  );
  await expect.element(page.getByText('The page')).toBeVisible();
  expect(page.getByText('The part').query()).toBeNull();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The part')).toBeVisible();
});

test('shows the fallback until the part is loaded', async () => {
  let arrive: (part: typeof Words) => void = () => undefined;
  const coming = new Promise<typeof Words>((resolve) => {
    arrive = resolve;
  });
  const Part = lazyPart(
    () => coming,
    () => <p>Meanwhile</p>,
  );
  await render(<Part text="The part" />);
  await expect.element(page.getByText('Meanwhile')).toBeVisible();
  arrive(Words);
  await expect.element(page.getByText('The part')).toBeVisible();
  expect(page.getByText('Meanwhile').query()).toBeNull();
});

test('retries loading the part 15 seconds after a failure', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue('here');
  const fetched = loadUntilDone(load);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await fetched).toBe('here');
});
