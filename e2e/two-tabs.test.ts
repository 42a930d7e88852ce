// Tests two tabs of one user, with and without localStorage, and two devices. Without localStorage, tabs get no storage
// events from each other.
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPhone, type Phone } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signIn, signUp, writeReflection } from './support/page-actions.ts';

let browser: Browser;
let evening: FixedClockServer;
let phone: Phone;

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('two-tabs')]);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});
afterEach(() => phone.context.close());

test('home in another tab follows a submit, an edit and a deletion without a reload', async () => {
  phone = await openPhone(browser, 'UTC', evening.clock.now());
  await phone.context.addInitScript(seen);
  const { page: home } = phone;
  await home.goto(evening.address);
  await signUp(home, { name: 'Ida Holm', email: newEmail('follows') });
  await expectText(home, '0 day streak');
  const writing = await phone.context.newPage();
  await writing.goto(`${evening.address}/reflect/evening`);
  await writing.getByRole('textbox').fill('The harbour was quiet.');
  await writing.getByRole('button', { name: 'Submit Reflection' }).click();
  for (const text of ['The harbour was quiet.', '1 day streak', 'Completed', '1/4']) await expectText(home, text);
  await writing.goto(`${evening.address}/reflect/evening`);
  await writing.getByRole('textbox').fill('The harbour was loud.');
  await writing.getByRole('button', { name: 'Update Reflection' }).click();
  await expectText(home, 'The harbour was loud.');
  await writing.goto(`${evening.address}/history`);
  await writing.getByRole('button', { name: /^More: evening reflection/ }).click();
  await writing.getByRole('button', { name: /^Delete/ }).click();
  await writing.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await writing.getByRole('button', { name: 'Dismiss' }).click();
  for (const text of ['What you write will rest here.', '0/4']) await expectText(home, text);
});

const blocked = `
  Object.defineProperty(window, 'localStorage', {
    get: () => { throw new DOMException('denied', 'SecurityError'); },
  });`;
const seen = "localStorage.setItem('first-time-user', 'false');";

test('a page that opens from an older home shows the words that another device has sent since', async () => {
  phone = await openPhone(browser, 'UTC', evening.clock.now());
  const laptop = await openPhone(browser, 'UTC', evening.clock.now());
  for (const { context, page } of [phone, laptop]) {
    await context.addInitScript(seen);
    await page.goto(evening.address);
  }
  const email = newEmail('devices');
  await signUp(phone.page, { name: 'Ida Holm', email });
  await writeReflection(phone.page, 'One.');
  await phone.page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await signIn(laptop.page, email);
  await expectText(laptop.page, 'Edit available');

  const words = phone.page.getByRole('textbox');
  await phone.page.getByRole('link', { name: /Evening Reflection/ }).click();
  await words.fill('One. Two from the phone.');
  await phone.page.getByRole('button', { name: 'Update Reflection' }).click();
  await expectText(phone.page, 'Reflection updated');
  await laptop.setClock(evening.clock.now() + 20_000);
  await laptop.page.getByRole('link', { name: /Evening Reflection/ }).click();
  await expect.poll(() => laptop.page.getByRole('textbox').inputValue()).toBe('One. Two from the phone.');
  await laptop.page.getByRole('textbox').fill('One. Two from the phone. Three from the laptop.');
  await laptop.page.getByRole('button', { name: 'Update Reflection' }).click();
  await expectText(laptop.page, 'Reflection updated');
  expect([...phone.browserErrors, ...laptop.browserErrors]).toEqual([]);
  await laptop.context.close();
});

async function passIntro(page: Page): Promise<void> {
  const getStarted = page.getByRole('button', { name: 'Get Started' });
  while (!(await getStarted.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
  await getStarted.click();
}

test.each([
  ['works', seen, false],
  ['is blocked', blocked, true],
])('a sign-out in one tab signs out the other tab when localStorage %s', async (_how, initScript, hasIntro) => {
  phone = await openPhone(browser, 'UTC', evening.clock.now());
  await phone.context.addInitScript(initScript);
  const { page } = phone;
  await page.goto(evening.address);
  if (hasIntro) await passIntro(page);
  await signUp(page, { name: 'Ida Holm', email: newEmail('ida') });
  const other = await phone.context.newPage();
  await other.goto(evening.address);
  await expectText(other, 'Available now');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectText(page, 'Logged out');
  if (hasIntro) await other.getByRole('button', { name: 'Next' }).waitFor();
  else await other.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(await other.getByText('Available now').count()).toBe(0);
});
