import { expect, onTestFinished, test, vi } from 'vitest';
import { openWindow, reflectionOf } from '../../../testing/reflections.ts';
import { button, create, current, hourMs, openScreen, words, write } from '../../../testing/writing-screen.tsx';
import { currentToasts } from '../../ui/toast/toast.ts';

test('opens home 1 s after an update, and shows the toast for 3 s [4.28, 9.10]', async () => {
  const existingReflection = reflectionOf({ content: 'First thoughts.' });
  const stored = { ...existingReflection, content: 'First thoughts. And more', revision: 2 };
  const { history } = await openScreen({
    [current]: { body: openWindow(hourMs, { existingReflection }) },
    [`PUT /api/reflections/${existingReflection.id}`]: { body: stored },
  });
  await write(' And more');
  const realTimeout = window.setTimeout;
  const drawn = () => new Promise((resolve) => realTimeout(resolve, 50));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const update = button('Update Reflection').element();
  if (update instanceof HTMLElement) update.click();
  // Do not use vi.waitFor here: it would advance the fake time.
  for (let tries = 0; tries < 100 && currentToasts().length === 0; tries += 1) {
    await vi.advanceTimersByTimeAsync(1);
    await drawn();
  }
  expect(currentToasts()).toMatchObject([{ title: 'Reflection updated', durationMs: 3_000 }]);
  await vi.advanceTimersByTimeAsync(990);
  await drawn();
  expect(history).toEqual(['/reflect/evening']);
  await vi.advanceTimersByTimeAsync(10);
  await drawn();
  expect(history).toEqual(['/']);
});

test('notifies the Android wrapper of a new reflection with its type and word count [7.31]', async () => {
  const onReflectionCompleted = vi.fn();
  window.AndroidBridge = { onReflectionCompleted };
  onTestFinished(() => {
    delete window.AndroidBridge;
  });
  await openScreen({ [create]: { status: 201, body: reflectionOf({ content: words }) } });
  await write();
  await button('Submit Reflection').click();
  await vi.waitFor(() => expect(onReflectionCompleted).toHaveBeenCalledExactlyOnceWith('evening', 5));
});
