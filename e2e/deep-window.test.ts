// Tests what home says about the day's deep window (10 minutes at a random time): before the window, in it, after
// missing it, and on the next morning.
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CurrentWindowBody } from '../core/contract/reflections.ts';
import { launchBrowser, openPhone, type Phone, wallTime } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signUp, writeReflection } from './support/page-actions.ts';

const zone = 'Asia/Kathmandu';
const minuteMs = 60_000;
const mayOpen = '10 minutes, at random, 9 AM to 5 PM';
const isOver = 'Today’s is over. Tomorrow: at random, 9 AM to 5 PM';
const at = (wall: string) => wallTime(zone, `2026-03-${wall}`);

let browser: Browser;
let started: FixedClockServer;
let phone: Phone;

beforeAll(async () => {
  [browser, started] = await Promise.all([launchBrowser(), startFixedClockServer('deep-window')]);
});
afterAll(async () => {
  await browser.close();
  await started.stop();
});
afterEach(() => phone.context.close());

async function openHomeAt(instantMs: number): Promise<void> {
  started.clock.set(instantMs);
  await phone.setClock(instantMs);
  await phone.page.goto(started.address);
  await expectText(phone.page, 'Deep Reflection');
}

/** Move the clock through the day until the user's deep window is open. Return its bounds. */
async function findDeepWindow(authorization: string): Promise<{ fromMs: number; untilMs: number }> {
  for (let nowMs = at('05T09:05'); nowMs < at('05T17:00'); nowMs += 5 * minuteMs) {
    started.clock.set(nowMs);
    const response = await fetch(`${started.address}/api/reflections/current`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ timezoneOffset: -345 }),
    });
    const { window, isDeepOver } = (await response.json()) as CurrentWindowBody;
    expect(isDeepOver).toBe(undefined);
    if (window.isActive) {
      return { fromMs: Date.parse(window.availableFrom), untilMs: Date.parse(window.availableUntil) };
    }
  }
  throw new Error('no deep window opened from 9:05 to 17:00');
}

/** Sign up on a new phone in the morning. Return the bounds of the user's deep window of this day. */
async function signUpInTheMorning(name: string): Promise<{ fromMs: number; untilMs: number }> {
  started.clock.set(at('05T08:00'));
  phone = await openPhone(browser, zone, started.clock.now());
  const { page } = phone;
  await phone.context.addInitScript("localStorage.setItem('first-time-user', 'false');");
  await page.goto(started.address);
  const asked = page.waitForRequest('**/api/reflections/current');
  await signUp(page, { name, email: newEmail('ida') });
  await expectText(page, mayOpen);
  return findDeepWindow((await (await asked).headerValue('authorization')) ?? '');
}

test('after a missed deep window, its card says until the next morning that it is over', async () => {
  const { fromMs, untilMs } = await signUpInTheMorning('Ida Holm');
  const { page } = phone;
  await openHomeAt(fromMs - minuteMs);
  await expectText(page, mayOpen);
  expect(await page.getByText('is over').count()).toBe(0);
  // Open home shortly before the window ends: an open page must notice the end without a reload.
  await openHomeAt(untilMs - 1_500);
  await expectText(page, 'Available now');
  started.clock.set(untilMs);
  await expectText(page, isOver);

  await openHomeAt(at('05T19:00'));
  await expectText(page, isOver);
  await openHomeAt(at('06T08:30'));
  await expectText(page, mayOpen);
  expect(await page.getByText('is over').count()).toBe(0);
}, 90_000);

test('reflections written in the deep and the evening window of one day are completed and in the history', async () => {
  const { fromMs } = await signUpInTheMorning('Rune Berg');
  const { page } = phone;
  await openHomeAt(fromMs + minuteMs);
  await writeReflection(page, 'The light on the river.', 'Deep');
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await expectText(page, '1 day streak');
  await openHomeAt(at('05T19:00'));
  await writeReflection(page, 'The lamps on the bridge.');
  await expect.poll(() => page.getByText('Completed').filter({ visible: true }).count()).toBe(2);
  await page.getByRole('link', { name: 'History' }).click();
  await expectText(page, 'The light on the river.');
  await expectText(page, 'The lamps on the bridge.');
  expect(phone.browserErrors).toEqual([]);
}, 90_000);
