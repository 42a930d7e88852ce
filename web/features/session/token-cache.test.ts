import { expect, test, vi } from 'vitest';
import { NetworkError } from '../../data/api/api.ts';
import { createTokenCache, tokenLifetimeMs } from './token-cache.ts';

const tokenOf = (name: string, issuedAt: number, expiresAt: number) =>
  `h.${btoa(JSON.stringify({ sub: name, iat: issuedAt, exp: expiresAt })).replace(/=+$/, '')}.s`;

function cacheOf(tokens: (string | null)[]) {
  const clock = { nowMs: 0, wallMs: () => clock.nowMs, runningMs: () => clock.nowMs };
  const newToken = vi.fn(async () => tokens.shift() ?? null);
  return { clock, newToken, cache: createTokenCache(newToken, clock) };
}

test('computes a token’s lifetime from the token’s claims, not from the device’s clock', () => {
  expect(tokenLifetimeMs(tokenOf('a', 1000, 1600))).toBe(600_000);
  expect(tokenLifetimeMs('not a token')).toBe(300_000);
});

test('caches a token and renews it a minute before it expires', async () => {
  const first = tokenOf('first', 0, 600);
  const second = tokenOf('second', 0, 600);
  const { clock, newToken, cache } = cacheOf([first, second]);
  expect(await cache.token()).toBe(first);
  clock.nowMs = 539_999;
  expect(await cache.token()).toBe(first);
  clock.nowMs = 540_000;
  expect(await cache.token()).toBe(second);
  expect(newToken).toHaveBeenCalledTimes(2);
});

test('shares one fetch between concurrent callers', async () => {
  const { newToken, cache } = cacheOf([tokenOf('only', 0, 600)]);
  await Promise.all([cache.token(), cache.token(), cache.refresh(null)]);
  expect(newToken).toHaveBeenCalledOnce();
});

test('replaces the token that a caller reports as stale, but not a newer token', async () => {
  const first = tokenOf('first', 0, 600);
  const second = tokenOf('second', 0, 600);
  const { newToken, cache } = cacheOf([first, second]);
  await cache.token();
  expect(await cache.refresh(first)).toBe(second);
  expect(await cache.refresh(first)).toBe(second);
  expect(newToken).toHaveBeenCalledTimes(2);
});

test('discards a token that arrives after a sign-out', async () => {
  let arrive: (token: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const cache = createTokenCache(() => late);
  const asked = cache.token();
  cache.clear();
  arrive('late');
  await expect(asked).rejects.toThrow(NetworkError);
});
