import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { setDemoOffset } from '../session/timezone-offset.ts';
import { useLocalDay } from './use-local-day.ts';

function Today() {
  return <p>{useLocalDay()}</p>;
}

afterEach(() => {
  vi.useRealTimers();
});

test('the local day changes at local midnight, even after the timezone offset has changed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-03-28T21:59:00Z') });
  setDemoOffset(-120);
  const { container } = await render(<Today />);
  const shows = (day: string) => vi.waitFor(() => expect(container.textContent).toBe(day));
  await shows('2026-03-28');
  await vi.advanceTimersByTimeAsync(61_000);
  await shows('2026-03-29');
  // In the evening, the offset changes from UTC+2 to UTC+1. The day now ends an hour after midnight of the old offset.
  await vi.advanceTimersByTimeAsync(23 * 3_600_000);
  setDemoOffset(-60);
  await vi.advanceTimersByTimeAsync(3_600_000 + 1_000);
  await shows('2026-03-29');
  await vi.advanceTimersByTimeAsync(3_600_000);
  await shows('2026-03-30');
});
