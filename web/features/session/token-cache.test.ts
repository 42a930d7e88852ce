import { expect, test, vi } from 'vitest';
import { NetworkError } from '../../data/api.ts';
import { createTokenCache, tokenLifetimeMs } from './token-cache.ts';

const tokenOf = (name: string, issuedAt: number, expiresAt: number) =>
  `h.${btoa(JSON.stringify({ sub: name, iat: issuedAt, exp: expiresAt })).replace(/=+$/, '')}.s`;

function keeperOf(tokens: (string | null)[]) {
  const clock = { nowMs: 0, wallMs: () => clock.nowMs, runningMs: () => clock.nowMs };
  const newToken = vi.fn(async () => tokens.shift() ?? null);
  return { clock, newToken, keeper: createTokenCache(newToken, clock) };
}

test('lives as long as its own claims say, whatever the device thinks of the time', () => {
  expect(tokenLifetimeMs(tokenOf('a', 1000, 1600))).toBe(600_000);
  expect(tokenLifetimeMs('not a token')).toBe(300_000);
});

test('is kept, and renewed a minute before its end', async () => {
  const first = tokenOf('first', 0, 600);
  const second = tokenOf('second', 0, 600);
  const { clock, newToken, keeper } = keeperOf([first, second]);
  expect(await keeper.token()).toBe(first);
  clock.nowMs = 539_999;
  expect(await keeper.token()).toBe(first);
  clock.nowMs = 540_000;
  expect(await keeper.token()).toBe(second);
  expect(newToken).toHaveBeenCalledTimes(2);
});

test('is asked for once by many callers', async () => {
  const { newToken, keeper } = keeperOf([tokenOf('only', 0, 600)]);
  await Promise.all([keeper.token(), keeper.token(), keeper.refresh(null)]);
  expect(newToken).toHaveBeenCalledOnce();
});

test('a stale one is replaced, a newer one is not', async () => {
  const first = tokenOf('first', 0, 600);
  const second = tokenOf('second', 0, 600);
  const { newToken, keeper } = keeperOf([first, second]);
  await keeper.token();
  expect(await keeper.refresh(first)).toBe(second);
  expect(await keeper.refresh(first)).toBe(second);
  expect(newToken).toHaveBeenCalledTimes(2);
});

test('one that arrives after a sign-out is thrown away', async () => {
  let arrive: (token: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const keeper = createTokenCache(() => late);
  const asked = keeper.token();
  keeper.clear();
  arrive('late');
  await expect(asked).rejects.toThrow(NetworkError);
});
