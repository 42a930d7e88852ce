// Tests users with two zones: a flight too fast to be believed at once, an evening during a flight, and devices that
// are set to different zones. The clocks of the server and the devices move together.
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, openPhone, type Phone, wallTime } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signIn, signUp, writeReflection } from './support/page-actions.ts';

const berlin = 'Europe/Berlin';
const losAngeles = 'America/Los_Angeles';

let browser: Browser;
let server: FixedClockServer;
let email: string;
let devices: Phone[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startFixedClockServer('two-zones')]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(() => {
  email = newEmail('ida');
});
afterEach(async ({ task }) => {
  for (const [number, { context, page, browserErrors }] of devices.entries()) {
    if (task.result?.state === 'fail') {
      await page.screenshot({ path: `.cache/failed-two-zones-${number}.png` });
      console.error(page.url(), browserErrors, await page.locator('body').ariaSnapshot());
    }
    await context.close();
  }
  devices = [];
});

type Device = {
  readonly page: Page;
  readonly travelTo: (timeZone: string) => Promise<void>;
  /** Wake the device at a local time, with its page still open. */
  readonly wakeAt: (timeZone: string, wall: string) => Promise<void>;
  /** Open home at a local time. */
  readonly openAt: (timeZone: string, wall: string) => Promise<void>;
};

async function openDevice(timeZone: string, wall: string): Promise<Device> {
  const nowMs = wallTime(timeZone, wall);
  server.clock.set(nowMs);
  const device = await openPhone(browser, null, nowMs);
  devices.push(device);
  const { context, page } = device;
  const session = await context.newCDPSession(page);
  const travelTo = async (timezoneId: string) => {
    await session.send('Emulation.setTimezoneOverride', { timezoneId });
  };
  await travelTo(timeZone);
  await context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  await page.goto(server.address);
  const wakeAt = async (zone: string, at: string) => {
    const wokenMs = wallTime(zone, at);
    server.clock.set(wokenMs);
    await page.clock.fastForward(wokenMs - (await page.evaluate(() => Date.now())));
  };
  const openAt = async (zone: string, at: string) => {
    const openedMs = wallTime(zone, at);
    server.clock.set(openedMs);
    await device.setClock(openedMs);
    await page.goto(server.address);
  };
  return { page, travelTo, wakeAt, openAt };
}

test('after an impossibly fast flight, home names the city of the old zone until the server believes the new zone', async () => {
  const phone = await openDevice(berlin, '2026-03-04T12:00');
  const { page } = phone;
  await signUp(page, { name: 'Ida Holm', email });
  await page.getByText('Opens at 6:00 PM', { exact: true }).waitFor();

  await phone.travelTo('Asia/Tokyo');
  await phone.openAt('Asia/Tokyo', '2026-03-04T20:30');
  await expectText(page, 'Opens at 6:00 PM in Berlin');
  await expectText(page, 'Your days run on Berlin time; this device says Tokyo.');
  await page.getByRole('button', { name: 'Evening Reflection: when does it open?' }).click();
  await expectText(page, 'Opens at 6:00 PM in Berlin, until midnight.');

  await phone.openAt('Asia/Tokyo', '2026-03-05T08:00');
  await page.getByText('Opens at 6:00 PM', { exact: true }).waitFor();
  expect(await page.getByText('Your days run on').count()).toBe(0);
});

test('a reflection that was begun in Berlin can be submitted in London and edited until the evening ends', async () => {
  const phone = await openDevice(berlin, '2026-03-04T22:00');
  const { page } = phone;
  await signUp(page, { name: 'Ida Holm', email });
  await page.getByRole('link', { name: /Evening Reflection/ }).click();
  await page.getByPlaceholder('Write what comes…').fill('Packed the last bag.');

  await phone.travelTo('Europe/London');
  await phone.wakeAt('Europe/London', '2026-03-04T23:31');
  await page.getByRole('button', { name: 'Submit Reflection' }).click();
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await expectText(page, 'Edit available');

  await phone.wakeAt('Europe/London', '2026-03-04T23:58');
  await page.getByRole('link', { name: /Evening Reflection/ }).click();
  await page.getByPlaceholder('Write what comes…').fill('Packed the last bag, and landed.');
  await page.getByRole('button', { name: 'Update Reflection' }).click();
  await expectText(page, 'Reflection updated');
  await page.goto(`${server.address}/history`);
  await page.getByRole('button', { name: 'List view' }).click();
  await expectText(page, 'Wednesday, March 4, 2026');
  await expectText(page, 'Packed the last bag, and landed.');
});

test('a user with a phone in Los Angeles and a laptop set to UTC loses no evening', async () => {
  const phone = await openDevice(losAngeles, '2026-03-04T08:00');
  await signUp(phone.page, { name: 'Ida Holm', email });
  const writeAtEight = async (day: string) => {
    await phone.openAt(losAngeles, `${day}T20:00`);
    await expectText(phone.page, 'Available now');
    expect(await phone.page.getByText('Your days run on').count()).toBe(0);
    await writeReflection(phone.page, `The lemon tree on ${day}.`);
    await expectText(phone.page, 'Reflection saved');
    await phone.page.goto(server.address);
    await expectText(phone.page, 'Completed');
  };

  const laptop = await openDevice('UTC', '2026-03-04T21:00');
  await signIn(laptop.page, email);
  await expectText(laptop.page, 'Your days run on Los Angeles time; this device says UTC.');
  await writeAtEight('2026-03-04');

  await laptop.openAt('UTC', '2026-03-05T21:00');
  await expectText(laptop.page, 'Your days run on Los Angeles time; this device says UTC.');
  await writeAtEight('2026-03-05');
  await phone.page.getByText('Thursday, today: evening reflection').waitFor({ state: 'attached' });
  await phone.page.getByText('Wednesday: evening reflection').waitFor({ state: 'attached' });
});
