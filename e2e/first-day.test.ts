import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathOf } from './support/base-path.ts';
import { launchBrowser, openPhone, type Phone, wallTime } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signUp } from './support/page-actions.ts';

const zone = 'Europe/Riga';

let browser: Browser;
let world: FixedClockServer;
let phone: Phone;

beforeAll(async () => {
  browser = await launchBrowser();
  world = await startFixedClockServer('first-day');
  world.clock.set(wallTime(zone, '2026-03-04T10:00'));
  phone = await openPhone(browser, zone, world.clock.now());
});
afterAll(async () => {
  await phone.context.close();
  await world.stop();
  await browser.close();
});

test('a new user reads tonight’s question at ten, opens a locked card, and gets that question at 18:05', async () => {
  const { page } = phone;
  await page.goto(world.address);
  for (let slide = 1; slide < 6; slide += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Get Started' }).click();
  expect(await page.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true');
  await signUp(page, { name: 'Ilze Kalns', email: newEmail('ilze') });

  await expectText(page, 'Until this evening');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(pathOf(request.url())));
  await page.getByRole('button', { name: 'Read tonight’s question' }).click();
  const quoted = page.getByRole('blockquote');
  await quoted.waitFor();
  const question = (await quoted.textContent()) ?? '';
  expect(question).toMatch(/\?$/);
  expect(asked.filter((path) => path === '/api/reflections/tonight')).toHaveLength(1);

  await page.getByRole('button', { name: 'Deep Reflection: when does it open?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deep Reflection' });
  await dialog.getByText('at random', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto(`${world.address}/reflect/evening`);
  await page.getByRole('heading', { name: 'No Reflection Available' }).waitFor();

  world.clock.set(wallTime(zone, '2026-03-04T18:05'));
  await phone.setClock(world.clock.now());
  await page.goto(world.address);
  await page.getByRole('link', { name: /Evening Reflection/ }).click();
  await page.getByRole('heading', { level: 1, name: question }).waitFor();
  expect(phone.browserErrors).toEqual([]);
});
