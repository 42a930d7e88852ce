import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eveningOffset } from './api-user.ts';
import { basePath, pathOf } from './base-path.ts';
import { launchBrowser, openPhone, type Phone } from './browser.ts';
import { eveningMs } from './fixed-clock-server.ts';
import { signIn } from './identity-journey.ts';
import type { IdentityWorld } from './identity-world.ts';
import { expectText, signUp } from './page-actions.ts';
import { recordToasts } from './record-toasts.ts';

const hourMs = 3_600_000;
const password = 'Quiet-harbour!';
const half = 'The harbour was quiet, and I';
const loggedOut = 'UnauthorizedYou are logged out. Logging in again...';
const expired = 'Session ExpiredPlease log in again...';

/** A device, the toasts that it has shown, and the paths of the documents that it has loaded. */
export type Device = Phone & { readonly toasts: string[]; readonly visited: string[] };

export type EndingsWorld = { readonly world: () => IdentityWorld; readonly device: () => Promise<Device> };

/** Return a zone in which it is about 19:30, with an offset of whole hours. */
function eveningZone(nowMs: number): string {
  const hours = Math.round(eveningOffset(nowMs) / 60);
  return `Etc/GMT${hours < 0 ? '' : '+'}${hours}`;
}

/** Go from home to the evening reflection and type the words. */
export async function beginWriting(page: Page, words: string): Promise<void> {
  await page.getByRole('link', { name: /Evening Reflection/ }).click();
  await page.getByPlaceholder('Write what comes…').fill(words);
  await expectText(page, 'Saved on this device');
}

/** Expect that the ended session has led the device through /api/login to the login page. */
export async function expectLogin({ page, visited }: Device): Promise<void> {
  await page.waitForURL(/\/auth$/);
  expect(visited.filter((path) => path === '/api/login')).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
}

/** Define the tests of ending sessions in an identity mode: no draft is lost or shown to another user. */
export function sessionEndings(name: string, open: () => Promise<IdentityWorld>): EndingsWorld {
  let browser: Browser;
  let world: IdentityWorld;
  const devices: Device[] = [];

  beforeAll(async () => {
    [browser, world] = await Promise.all([launchBrowser(), open()]);
  });
  afterAll(async () => {
    await browser.close();
    await world.stop();
  });

  const device = async (nowMs = world.clock.now(), zone = 'UTC'): Promise<Device> => {
    const phone = await openPhone(browser, zone, nowMs);
    await phone.context.addInitScript(() => window.localStorage.setItem('first-time-user', 'false'));
    const toasts = await recordToasts(phone.context);
    await world.prepare(phone.context);
    const visited: string[] = [];
    phone.context.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(pathOf(request.url()));
    });
    const made = { ...phone, toasts, visited };
    devices.push(made);
    return made;
  };

  afterEach(async ({ task }) => {
    const all = devices.splice(0);
    try {
      if (task.result?.state !== 'fail') return;
      for (const { page, toasts, visited, browserErrors } of all) {
        console.error(page.url(), toasts, visited, browserErrors, await page.locator('body').ariaSnapshot());
      }
    } finally {
      for (const { context } of all) await context.close();
    }
  });

  let people = 0;
  /** Return a device with a new user, who is signed in and at home. */
  const signedUp = async (nowMs?: number, zone?: string) => {
    const made = await device(nowMs, zone);
    people += 1;
    const email = `mara${people}@${name}.example`;
    await made.page.goto(world.address);
    await signUp(made.page, { name: 'Mara Ozola', email });
    await expectText(made.page, '0 day streak');
    return { ...made, email };
  };

  /** End the session, and move the device's clock past the expiry of the token that the page still has. */
  const endSession = async ({ email, setClock }: Device & { email: string }) => {
    await world.endSessions(email);
    await setClock(world.clock.now() + hourMs + 60_000);
  };

  const comeBack = async (at: Device & { email: string }) => {
    await world.letIn(at.email);
    await signIn(at.page, at.email, password);
    await expectText(at.page, 'day streak');
  };

  describe(`a session of the ${name} identity that ends`, () => {
    test('a session that ends while the user writes leads to a toast and the login, and loses no text [8.29]', async () => {
      const mara = await signedUp();
      const { page, toasts } = mara;
      await beginWriting(page, `${half} sent it too late.`);
      await endSession(mara);
      await page.getByRole('button', { name: 'Submit Reflection' }).click();
      await expectLogin(mara);
      expect(toasts).toContain(loggedOut);
      await comeBack(mara);
      await expectText(page, 'Completed');
      await page.goto(`${world.address}/history`);
      await expectText(page, `${half} sent it too late.`);
    });

    test('a draft that exists when the session ends is offered after the next sign-in [6.4, 8.32]', async () => {
      const mara = await signedUp();
      const { page, toasts } = mara;
      await beginWriting(page, half);
      await page
        .getByRole('button', { name: 'Back' })
        .or(page.getByRole('link', { name: 'Back' }))
        .click();
      await expectText(page, 'You have words waiting');
      await endSession(mara);
      await page.getByRole('link', { name: 'History' }).click();
      await expectLogin(mara);
      expect(toasts).toContain(loggedOut);
      expect(await page.locator('body').innerText()).not.toContain(half);
      await comeBack(mara);
      await expectText(page, half);
      await page.getByRole('link', { name: 'Go on writing' }).click();
      expect(await page.getByPlaceholder('Write what comes…').inputValue()).toBe(half);
    });

    test('a session that ends before the writing screen requests its window shows "Session Expired" [8.31]', async () => {
      const mara = await signedUp();
      const { page, toasts } = mara;
      await endSession(mara);
      // Home has loaded only the evening window, so the page must request the deep window.
      await page.evaluate((path) => {
        window.history.pushState(null, '', path);
      }, `${basePath}/reflect/deep`);
      await expectLogin(mara);
      expect(toasts).toContain(expired);
    });

    test('a sign-out in one tab ends the session in the other tab, whose draft is restored after the next sign-in', async () => {
      const mara = await signedUp();
      const { page, context } = mara;
      const other = await context.newPage();
      await other.clock.install({ time: world.clock.now() });
      await other.goto(`${world.address}/settings`);
      await beginWriting(page, half);
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() === 401) refused.push(answer.url());
      });
      await other.getByRole('button', { name: 'Log Out' }).click();
      await other.getByRole('button', { name: 'Keep what is unsent on this device and log out' }).click();
      await expectText(other, 'Logged out');
      await expectLogin(mara);
      // This tab learned of the sign-out from the other tab's message, not from a refused request.
      expect(refused).toEqual([]);
      expect(await page.locator('body').innerText()).not.toContain(half);
      await other.close();
      await comeBack(mara);
      await page.getByRole('link', { name: 'Go on writing' }).click();
      expect(await page.getByPlaceholder('Write what comes…').inputValue()).toBe(half);
    });
  });

  describe(`a device of the ${name} identity whose clock is wrong`, () => {
    test.each([
      ['an hour fast', hourMs],
      ['an hour slow', -hourMs],
    ])(
      'a device whose clock is %s can write in the server’s window and requests no additional tokens',
      async (_what, offMs) => {
        // Tokens use the system's clock, so set the server's clock to the system's time.
        world.clock.set(Date.now());
        const { page, context, toasts } = await signedUp(Date.now() + offMs, eveningZone(Date.now()));
        const tokens: string[] = [];
        context.on('request', (request) => {
          if (/\/api\/identity\/token|securetoken/.test(request.url())) tokens.push(request.url());
        });
        await expectText(page, 'Available now');
        await beginWriting(page, `${half} looked at the wrong clock.`);
        await page.getByRole('button', { name: 'Submit Reflection' }).click();
        await page.getByRole('button', { name: 'Continue Reflecting' }).click();
        await expectText(page, 'Completed');
        await page.getByRole('link', { name: 'History' }).click();
        await expectText(page, `${half} looked at the wrong clock.`);
        expect(tokens.length).toBeLessThanOrEqual(1);
        expect(toasts).not.toContain(loggedOut);
        world.clock.set(eveningMs);
      },
    );

    test('a device whose clock is fast shows no open evening until the evening begins on the server', async () => {
      world.clock.set(eveningMs - 2 * hourMs);
      const { page } = await signedUp(eveningMs - hourMs);
      await page.goto(`${world.address}/reflect/evening`);
      await expectText(page, 'No Reflection Available');
      world.clock.set(eveningMs);
    });
  });

  describe(`one device for two users of the ${name} identity`, () => {
    test('a sign-out warns about drafts, and later only their author sees them', async () => {
      const mara = await signedUp();
      const { page, context, email } = mara;
      await page.getByRole('link', { name: 'History' }).click();
      await expectText(page, 'No Reflections');
      await page.goto(world.address);
      await beginWriting(page, 'Words for the outbox.');
      await context.route('**/api/reflections', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await page.getByRole('button', { name: 'Submit Reflection' }).click();
      await expectText(page, 'Submission Failed');
      await page.goto(`${world.address}/settings`);
      await page.getByRole('button', { name: 'Log Out' }).click();
      await expectText(page, 'Some of your words are not in your journal yet');
      await page.getByRole('button', { name: 'Keep writing' }).click();
      await expect.poll(() => page.getByPlaceholder('Write what comes…').inputValue()).toBe('Words for the outbox.');
      await page.goto(`${world.address}/settings`);
      await page.getByRole('button', { name: 'Log Out' }).click();
      await page.getByRole('button', { name: 'Keep what is unsent on this device and log out' }).click();
      await expectText(page, 'Logged out');
      await context.unroute('**/api/reflections');

      const sent: string[] = [];
      context.on('request', (request) => sent.push(request.postData() ?? ''));
      await signUp(page, { name: 'Ilze Kalna', email: `other-${email}` });
      await expectText(page, '0 day streak');
      for (const path of ['/', '/history', '/settings', '/reflect/evening']) {
        await page.goto(world.address + path);
        await page.getByRole('heading').first().waitFor();
        // Wait a moment: words that must not appear might appear late.
        await page.waitForTimeout(1_000);
        const seen = await page.locator('body').innerText();
        expect(seen).not.toContain('outbox');
        expect(seen).not.toContain('Mara');
      }
      expect(await page.getByPlaceholder('Write what comes…').inputValue()).toBe('');
      expect(sent.join('\n')).not.toContain('outbox');
      // The device stores encrypted responses only for the current user, and none for Mara, who signed out.
      expect(await sealedOwners(page)).toHaveLength(1);

      await page.goto(`${world.address}/settings`);
      await page.getByRole('button', { name: 'Log Out' }).click();
      await expectText(page, 'Logged out');
      await signIn(page, email, password);
      await expectText(page, 'Sent to your journal');
      await page.goto(`${world.address}/history`);
      await expectText(page, 'Words for the outbox.');
    });
  });

  return { world: () => world, device };
}

/** Return the ids of the users who own keys or responses in the device's encrypted store. */
function sealedOwners(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('inward-kept');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const read = opening.result.transaction(['keys', 'answers']);
          const [keys, answers] = [read.objectStore('keys').getAllKeys(), read.objectStore('answers').getAllKeys()];
          read.oncomplete = () => {
            const owners = [...keys.result, ...answers.result].map((key) => String(Array.isArray(key) ? key[0] : key));
            resolve([...new Set(owners)]);
          };
        };
      }),
  );
}
