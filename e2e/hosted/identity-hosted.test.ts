import { describe, expect, test } from 'vitest';
import { identityJourney, signIn, signOut } from '../support/identity-journey.ts';
import { expectText, signUp } from '../support/page-actions.ts';
import { type HostedWorld, openHostedWorld } from './hosted-world.ts';

let world: HostedWorld;

const journey = identityJourney('hosted', async () => {
  world = await openHostedWorld();
  return world;
});

describe('what only the hosted identity does', () => {
  const other = { name: '', email: 'ilze@mail.example' };
  const password = 'Quiet-harbour!';
  const mirrored = async () => {
    const cookies = await journey.phone().context.cookies(`${world.address}/api/login`);
    return cookies.find(({ name }) => name === '__Secure-inward-token')?.value ?? null;
  };

  test('the page requests a new token from Firebase when it opens, and copies it into a cookie; a sign-out deletes the cookie', async () => {
    const { page } = journey.phone();
    await expect.poll(mirrored).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const before = world.refreshes();
    await page.reload();
    await expectText(page, '1 day streak');
    expect(world.refreshes()).toBeGreaterThan(before);
    await signOut(page);
    await expect.poll(mirrored).toBeNull();
  });

  test('a reload signs out a user whose account was disabled, and the login says why', async () => {
    const { page } = journey.phone();
    await signUp(page, other);
    await expectText(page, '0 day streak');
    await world.emulator.disable(other.email, true);
    await page.reload();
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    await signIn(page, other.email, password);
    await expectText(page, 'Your account has been disabled. Please contact support.');
    await world.emulator.disable(other.email, false);
    await page.reload();
    await signIn(page, other.email, password);
    await expectText(page, '0 day streak');
  });

  test('the server refuses unsigned tokens, and the token of a disabled account', async () => {
    const { address } = world;
    const ask = async (url: string) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: other.email, password, returnSecureToken: true }),
      });
      return ((await answer.json()) as { idToken: string }).idToken;
    };
    const signInUrl = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
    // Wait for the next second: a token issued within the same second would equal the page's token, which the server
    // caches for five minutes.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const { body } = await world.emulator.call(signInUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: other.email, password, returnSecureToken: true }),
    });
    const { idToken } = JSON.parse(body) as { idToken: string };
    const statusOf = async (token: string) =>
      (await fetch(`${address}/api/user/stats`, { headers: { authorization: `Bearer ${token}` } })).status;
    const unsigned = await ask(signInUrl.replace('https://', `${world.emulator.base}/`));
    expect(unsigned).toMatch(/\.$/);
    expect([await statusOf(unsigned), await statusOf(`${unsigned}AA`)]).toEqual([401, 401]);
    await world.emulator.disable(other.email, true);
    expect(await statusOf(idToken)).toBe(401);
    await world.emulator.disable(other.email, false);
    expect(await statusOf(idToken)).toBe(200);
  });
});
