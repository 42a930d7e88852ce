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
  // History may show the stored answer first: a deletion of its older revision would be refused.
  await expectText(writing, 'The harbour was loud.');
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

test('a milestone is celebrated once, in one tab, if the page is reloaded right after the submit', async () => {
  phone = await openPhone(browser, 'UTC', evening.clock.now());
  await phone.context.addInitScript(seen);
  const { page } = phone;
  await page.goto(evening.address);
  await signUp(page, { name: 'Ida Holm', email: newEmail('reloads') });
  await expectText(page, '0 day streak');
  await writeReflection(page, 'The harbour was quiet.');
  await expectText(page, 'Reflection saved');
  await page.goto(evening.address);
  const other = await phone.context.newPage();
  await other.goto(evening.address);
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await page.reload();
  await expectText(page, '1 day streak');
  await page.waitForTimeout(2_500);
  for (const each of [page, other]) expect(await each.getByText('Continue Reflecting').count()).toBe(0);
});

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

test('of two versions, the chosen one follows the edits of another device, and both can still be joined', async () => {
  phone = await openPhone(browser, 'UTC', evening.clock.now());
  const laptop = await openPhone(browser, 'UTC', evening.clock.now());
  const [here, there] = [phone.page, laptop.page];
  for (const { context, page } of [phone, laptop]) {
    await context.addInitScript(seen);
    await page.goto(evening.address);
  }
  const email = newEmail('versions');
  await signUp(here, { name: 'Ida Holm', email });
  await signIn(there, email);
  for (const page of [here, there]) {
    await expectText(page, 'Available now');
    await page.goto(`${evening.address}/reflect/evening`);
    await page.getByRole('textbox').waitFor();
  }
  await there.getByRole('textbox').fill('The staff meeting ended early.');
  await there.getByRole('button', { name: 'Submit Reflection' }).click();
  await there.getByRole('button', { name: 'Continue Reflecting' }).click();
  await here.getByRole('textbox').fill('Chalk was everywhere.');
  await here.getByRole('button', { name: 'Submit Reflection' }).click();
  await here.getByRole('button', { name: /^Go on with this version.*Already in your journal$/ }).click();
  await expect.poll(() => here.getByRole('textbox').inputValue()).toBe('The staff meeting ended early.');
  await here.goto(evening.address);
  await expectText(here, 'Not chosen: your words from this evening');

  await there.getByRole('link', { name: /Evening Reflection/ }).click();
  await there.getByRole('textbox').fill('The staff meeting ended early. Then soup.');
  await there.getByRole('button', { name: 'Update Reflection' }).click();
  await expectText(there, 'Reflection updated');
  await here.reload();
  await expectText(here, 'Then soup.');
  await expectText(here, 'Not chosen: your words from this evening');
  await expectText(here, 'Chalk was everywhere.');
  await here.getByRole('link', { name: 'See the versions' }).click();
  await expectText(here, 'The staff meeting ended early. Then soup.');
  await here.getByRole('button', { name: 'Go on with both, one after the other' }).click();
  await here.getByRole('button', { name: 'Update Reflection' }).click();
  await expectText(here, 'Reflection updated');
  await there.goto(evening.address);
  const words = there.getByRole('article').first();
  await expect.poll(() => words.textContent()).toContain('Chalk was everywhere.');
  expect(await words.textContent()).toContain('The staff meeting ended early. Then soup.');
  expect(laptop.browserErrors).toEqual([]);
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
