import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../ui/styles/tokens.css';
import { CountdownBadge, countdownText } from './countdown-badge.tsx';

const minute = 60_000;
const colours = { normal: 'rgb(189, 181, 168)', yellow: 'rgb(250, 204, 21)', red: 'rgb(248, 113, 113)' };

describe('the countdown badge', () => {
  test.each([
    ['evening', 30 * minute + 1_000, '30m 01s', 'normal'],
    ['evening', 30 * minute, '30m 00s', 'yellow'],
    ['evening', 1_000, '0m 01s', 'yellow'],
    ['evening', 0, 'Expired', 'red'],
    ['deep', 2 * minute + 1_000, '2m 01s', 'normal'],
    ['deep', 2 * minute, '2m 00s', 'red'],
    ['deep', 0, 'Expired', 'red'],
  ] as const)(
    'the badge of a window of type %s with %i ms left shows “%s” in the colour %s [2.34, 4.19, 4.20, 4.21, 4.22]',
    async (type, leftMs, text, colour) => {
      await render(<CountdownBadge type={type} leftMs={() => leftMs} />);
      const badge = page.getByRole('timer').element();
      expect(badge.textContent).toBe(text);
      expect(getComputedStyle(badge).color).toBe(colours[colour]);
    },
  );

  test.each([
    [minute, '1m 00s left'],
    [0, 'Expired'],
  ])('the badge with %i ms left has the label “%s”', async (left, name) => {
    await render(<CountdownBadge type="deep" leftMs={() => left} />);
    await expect.element(page.getByRole('timer')).toHaveAttribute('aria-label', name);
  });

  test('the badge of a paused countdown has a pause mark, and a tap on it explains the pause', async () => {
    const explain = vi.fn();
    await render(<CountdownBadge type="deep" leftMs={() => minute} onExplainPause={explain} />);
    const badge = page.getByRole('button', { name: '1m 00s left, paused while you write' });
    expect(badge.element().querySelectorAll('i')).toHaveLength(1);
    await badge.click();
    expect(explain).toHaveBeenCalledOnce();
  });

  test('the badge of a paused countdown says “Expired” without a pause mark when no time is left', async () => {
    await render(<CountdownBadge type="deep" leftMs={() => 0} onExplainPause={() => undefined} />);
    await expect.element(page.getByRole('timer')).toMatchTextContent('Expired');
  });

  test('the badge shows hours while at least one hour is left [4.19]', () => {
    expect(countdownText('evening', 5 * 60 * minute + 9_000)).toBe('5h 00m 09s');
  });
});

describe('the countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['a countdown', undefined, 'timer', '0m 59s'],
    ['a countdown that stands still', () => undefined, 'button', '1m 00s'],
  ] as const)('one second after 1m 00s, %s shows the right time [4.23]', async (_, explain, role, text) => {
    let left = minute;
    const leftMs = () => left;
    await render(
      <CountdownBadge type="deep" leftMs={leftMs} {...(explain !== undefined && { onExplainPause: explain })} />,
    );
    left -= 1_000;
    vi.advanceTimersByTime(1_000);
    await vi.waitFor(() => expect(page.getByRole(role).element().textContent).toBe(text));
  });
});
