import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint, paintAfter } from './after-paint.ts';

afterEach(() => vi.useRealTimers());

test('afterPaint resolves after the frame that paints what was just rendered', async () => {
  let frames = 0;
  requestAnimationFrame(() => {
    frames += 1;
    requestAnimationFrame(() => {
      frames += 1;
    });
  });
  await afterPaint();
  expect(frames).toBe(2);
});

test('afterPaint resolves after a second on a page in the background, which has no frames', async () => {
  vi.useFakeTimers();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  let isOver = false;
  void afterPaint().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});

test('afterPaint waits until the main content is shown, but at most three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((onFrame) => Number(onFrame(0)) || 0);
  const isOverAfter = async (ms: number) => {
    let isOver = false;
    void afterPaint().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(ms);
    return isOver;
  };
  paintAfter(new Promise(() => undefined));
  expect(await isOverAfter(2_999)).toBe(false);
  paintAfter(Promise.resolve());
  expect(await isOverAfter(200)).toBe(true);
  paintAfter(new Promise(() => undefined));
  expect(await isOverAfter(3_200)).toBe(true);
});
