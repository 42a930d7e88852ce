import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openWindow } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { useCurrentWindow } from './window/use-current-window.ts';

const call = 'POST /api/reflections/current';

const realTimeout = setTimeout;

/** Advance the fake time in steps, with pauses, because responses take real time. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise((resolve) => realTimeout(resolve, 4));
  }
}

function Window() {
  const { data } = useCurrentWindow();
  return <p>{data?.window.type}</p>;
}

afterEach(() => {
  vi.useRealTimers();
});

test('fetches the window again when the fetch at the end of the window has failed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOffline = false;
  const api = fakeApi({
    [call]: async () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return { body: openWindow(4_000) };
    },
  });
  await renderInApp(<Window />);
  await pass(1);
  expect(api.of(call)).toHaveLength(1);
  isOffline = true;
  await pass(10);
  const tries = api.of(call).length;
  expect(tries).toBe(4);
  await pass(70);
  expect(api.of(call).length).toBeGreaterThan(tries);
});
