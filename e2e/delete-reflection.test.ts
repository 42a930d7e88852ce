// Tests a user who deletes a reflection and closes the page while the deletion can still be undone.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPhone, type Phone } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signUp, writeReflection } from './support/page-actions.ts';

let browser: Browser;
let evening: FixedClockServer;
let phone: Phone;

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('delete-reflection')]);
  phone = await openPhone(browser, 'UTC', evening.clock.now());
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

async function deleteAfterQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^More: evening reflection/ }).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

test('a deletion reaches the server even if the page closes at once, and its window accepts no second reflection', async () => {
  const { page, context } = phone;
  await context.addInitScript("localStorage.setItem('first-time-user', 'false');");
  await page.goto(evening.address);
  await signUp(page, { name: 'Ida Holm', email: newEmail('ida') });
  await writeReflection(page, 'A secret about the harbour.');
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await expectText(page, 'A secret about the harbour.');

  await deleteAfterQuestion(page);
  await page.getByText('A secret about the harbour.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectText(page, 'A secret about the harbour.');

  await deleteAfterQuestion(page);
  await expectText(page, 'Nothing new can be written in this window.');
  const other = await context.newPage();
  const answered = other.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.goto('about:blank');
  // The closed tab could not store the server's answer, so the next tab sends the deletion again.
  await other.goto(`${evening.address}/history`);
  expect((await answered).status()).toBe(404);
  await expectText(other, 'No Reflections');
  await other.goto(`${evening.address}/reflect/evening`);
  await expectText(other, 'No Reflection Available');
  await other.goto(evening.address);
  await expectText(other, 'You deleted tonight’s reflection. Tomorrow: from 6:00 PM');
  await other.getByRole('button', { name: /1 day streak/ }).click();
  await expectText(other, 'counts, written and deleted later');
  const stored = await other.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('harbour');
});

test('a reload while a deletion can be undone neither loses the deletion nor shows the reflection again', async () => {
  const other = await openPhone(browser, 'UTC', evening.clock.now());
  const { page, context } = other;
  await context.addInitScript("localStorage.setItem('first-time-user', 'false');");
  await page.goto(evening.address);
  await signUp(page, { name: 'Ada Berg', email: newEmail('ada') });
  await writeReflection(page, 'A secret about the lighthouse.');
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await expectText(page, 'A secret about the lighthouse.');

  await deleteAfterQuestion(page);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.reload();
  await expectText(page, 'No Reflections');
  const pending = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('inward-deletions')));
  await expect.poll(pending).toEqual([]);
  await page.reload();
  await expectText(page, 'No Reflections');
  expect(await page.getByText('lighthouse').count()).toBe(0);
  await context.close();
});

test('a deletion whose page crashes while it can be undone is sent once by the next pages, at once', async () => {
  const other = await openPhone(browser, 'UTC', evening.clock.now());
  const { page, context } = other;
  await context.addInitScript("localStorage.setItem('first-time-user', 'false');");
  await page.goto(evening.address);
  await signUp(page, { name: 'Eva Dahl', email: newEmail('eva') });
  await writeReflection(page, 'A secret about the ferry.');
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await expectText(page, 'A secret about the ferry.');
  await deleteAfterQuestion(page);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await other.setClock(evening.clock.now() + 12_000);

  let sent = 0;
  context.on('request', (request) => {
    if (request.method() === 'DELETE' && request.url().includes('/api/reflections/')) sent += 1;
  });
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = [await context.newPage(), await context.newPage()];
  await Promise.all(next.map((each) => each.goto(`${evening.address}/history`)));
  const [first] = next;
  const pending = () =>
    first?.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('inward-deletions')));
  await expect.poll(pending).toEqual([]);
  for (const each of next) await expectText(each, 'No Reflections');
  expect(sent).toBe(1);
  await context.close();
});

test('two deletions can be undone one after the other, and the server still has both reflections', async () => {
  const other = await openPhone(browser, 'UTC', evening.clock.now());
  const { page, context } = other;
  await context.addInitScript("localStorage.setItem('first-time-user', 'false');");
  await page.goto(evening.address);
  await signUp(page, { name: 'Kai Lund', email: newEmail('kai') });
  const texts = ['The first evening by the harbour.', 'The second evening by the harbour.'];
  for (const text of texts) {
    await page.goto(`${evening.address}/reflect/evening`);
    await page.getByPlaceholder('Write what comes…').fill(text);
    await page.getByRole('button', { name: 'Submit Reflection' }).click();
    // Before this toast, the page has not read the response. It would send the text again later, which ends a deletion.
    await expectText(page, 'Reflection saved');
    evening.clock.advance(24 * 60 * 60_000);
    await other.setClock(evening.clock.now());
  }
  await page.goto(`${evening.address}/history?view=list`);
  for (const text of texts.toReversed()) {
    await page.getByRole('article').filter({ hasText: text }).getByRole('button', { name: /^More/ }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText(text).waitFor({ state: 'detached' });
  }
  for (const text of texts) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectText(page, text);
  }
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await page.reload();
  for (const text of texts) await expectText(page, text);
  expect(other.browserErrors).toEqual([]);
  await context.close();
});
