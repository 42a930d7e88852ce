import type { BrowserContext } from 'playwright';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openFirebaseIdentity } from '../../server/outside/identity/firebase/firebase.ts';
import { startServer } from '../../server/start.ts';
import { type FirebaseEmulator, startFirebaseEmulator } from '../../testing/firebase-emulator.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { someProject } from '../../testing/stand-in-google.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { eveningMs } from '../support/evening-server.ts';
import { identityJourney, signIn, signOut } from '../support/identity-journey.ts';
import { freePort } from '../support/server-process.ts';
import { expectText, signUp } from '../support/steps.ts';

let emulator: FirebaseEmulator;
const refreshes: string[] = [];

/** The page asks Google's hosts, as everywhere; here the emulator answers in their place. */
async function answerForGoogle(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//, async (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (request.url().includes('securetoken')) refreshes.push(request.url());
    const type = request.headers()['content-type'] ?? 'application/json';
    const body = request.postData();
    const init = { method: request.method(), headers: { 'content-type': type }, ...(body !== null && { body }) };
    const answer = await emulator.call(request.url(), init);
    return route.fulfill({ ...answer, contentType: 'application/json', headers });
  });
}

const journey = identityJourney('hosted', async () => {
  emulator = await startFirebaseEmulator();
  const folder = temporaryFolder('identity');
  const database = await createTestDatabase();
  const address = `http://127.0.0.1:${await freePort()}`;
  const config = readConfig({
    PORT: new URL(address).port,
    PUBLIC_URL: address,
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    IDENTITY: 'firebase',
    FIREBASE_PROJECT: someProject.projectId,
    FIREBASE_API_KEY: someProject.apiKey,
    FIREBASE_REVOCATION: 'true',
    TOKEN_SYNC: 'true',
  });
  const choice = { ...someProject, checksRevocation: true, syncsToken: true };
  const identity = openFirebaseIdentity({ choice, publicUrl: address, ask: emulator.ask });
  const server = await startServer(config, { clock: fixedClock(eveningMs), identity });
  return {
    address,
    prepare: answerForGoogle,
    resetLink: async (email) => `${address}/auth?mode=resetPassword&oobCode=${await emulator.resetCode(email)}&lang=en`,
    stop: async () => {
      await server.stop();
      await emulator.stop();
      await database.remove();
      folder.remove();
    },
  };
});

describe('hosted only', () => {
  const other = { name: '', email: 'ilze@mail.example' };
  const password = 'Quiet-harbour!';
  const mirrored = async () => {
    const cookies = await journey.phone().context.cookies(`${journey.world().address}/api/login`);
    return cookies.find(({ name }) => name === '__Secure-inward-token')?.value ?? null;
  };

  test('a start asks Firebase for a new token, and the mirror follows it until the sign-out', async () => {
    const { page } = journey.phone();
    await expect.poll(mirrored).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const before = refreshes.length;
    await page.reload();
    await expectText(page, '1 day streak');
    expect(refreshes.length).toBeGreaterThan(before);
    await signOut(page);
    await expect.poll(mirrored).toBeNull();
  });

  test('an account disabled while it is signed in is out at the next start, and told why', async () => {
    const { page } = journey.phone();
    await signUp(page, other);
    await expectText(page, '0 day streak');
    await emulator.disable(other.email, true);
    await page.reload();
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    await signIn(page, other.email, password);
    await expectText(page, 'Your account has been disabled. Please contact support.');
    await emulator.disable(other.email, false);
    await page.reload();
    await signIn(page, other.email, password);
    await expectText(page, '0 day streak');
  });

  test('the server refuses the token of a disabled account, and the emulator’s own unsigned ones always', async () => {
    const { address } = journey.world();
    const ask = async (url: string) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: other.email, password, returnSecureToken: true }),
      });
      return ((await answer.json()) as { idToken: string }).idToken;
    };
    const signInUrl = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
    const { body } = await emulator.call(signInUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: other.email, password, returnSecureToken: true }),
    });
    const { idToken } = JSON.parse(body) as { idToken: string };
    const statusOf = async (token: string) =>
      (await fetch(`${address}/api/user/stats`, { headers: { authorization: `Bearer ${token}` } })).status;
    const unsigned = await ask(signInUrl.replace('https://', `${emulator.base}/`));
    expect(unsigned).toMatch(/\.$/);
    expect([await statusOf(unsigned), await statusOf(`${unsigned}AA`)]).toEqual([401, 401]);
    await emulator.disable(other.email, true);
    expect(await statusOf(idToken)).toBe(401);
    await emulator.disable(other.email, false);
    expect(await statusOf(idToken)).toBe(200);
  });
});
