import { expect, onTestFinished, test, vi } from 'vitest';
import { forgetLastUser, lastUser, rememberLastUser } from './last-user.ts';

const hourMs = 3_600_000;
const atMs = Date.UTC(2026, 2, 4, 19, 30);

function setClock(ms: number): void {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(ms);
  onTestFinished(() => clock.mockRestore());
}

test.each([
  ['remembers the user for a day', 23 * hourMs, 'ada'],
  ['forgets the user after a day', 24 * hourMs, null],
  ['forgets the user when the clock of the device was set back', -hourMs, null],
])('the device %s', (_rule, laterMs, uid) => {
  setClock(atMs);
  rememberLastUser('ada');
  setClock(atMs + laterMs);
  expect(lastUser()).toBe(uid);
  setClock(atMs + 1);
  expect(lastUser()).toBe(uid);
});

test('the device forgets the user at a sign-out', () => {
  rememberLastUser('ada');
  forgetLastUser();
  expect(lastUser()).toBeNull();
});
