import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openTokenVerifier } from '../verify-token.ts';
import { openOwnKeys } from './own-keys.ts';

const rules = { issuer: 'inward', audience: 'inward', algorithms: ['ES256'] };

async function signer(id = 'one') {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const published: JSONWebKeySet = { keys: [{ ...(await exportJWK(publicKey)), kid: id, alg: 'ES256' }] };
  const sign = (kid = id) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer('inward')
      .setAudience('inward')
      .setSubject('ann')
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(privateKey);
  return { published, sign };
}

it('after one read of the keys, accepts a token with a new key and refuses five forged tokens', async () => {
  const { published, sign } = await signer();
  let reads = 0;
  let current: JSONWebKeySet = { keys: [] };
  const verify = openTokenVerifier({
    ...rules,
    keys: openOwnKeys(async () => {
      reads += 1;
      return current;
    }, 50),
  });
  expect(await verify(await sign())).toBeNull();
  current = published;
  const token = await sign();
  const forged = await Promise.all(Array.from({ length: 5 }, () => sign(randomUUID())));
  const [answer, ...others] = await Promise.all([token, ...forged].map(verify));
  expect(answer?.subject).toBe('ann');
  expect(others).toEqual([null, null, null, null, null]);
  expect(reads).toBe(2);
});

it.each([
  ['stands still', 0],
  ['was set back by an hour', -3_600_000],
  ['was set ahead by half a minute', 30_000],
])('accepts a token with a new key when the clock %s', async (_case, stepMs) => {
  const { published, sign } = await signer();
  let current: JSONWebKeySet = { keys: [] };
  const verify = openTokenVerifier({ ...rules, keys: openOwnKeys(async () => current, 50) });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  expect(await verify(await sign())).toBeNull();
  vi.setSystemTime(Date.now() + stepMs);
  current = published;
  expect((await verify(await sign()))?.subject).toBe('ann');
});

it('accepts a token until it expires, even if it was signed before a key rotation', async () => {
  const before = await signer('before');
  const after = await signer('after');
  let current = before.published;
  const verify = openTokenVerifier({ ...rules, keys: openOwnKeys(async () => current, 50) });
  const old = await before.sign();
  expect((await verify(old))?.subject).toBe('ann');
  current = { keys: [...before.published.keys, ...after.published.keys] };
  expect((await verify(await after.sign()))?.subject).toBe('ann');
  expect((await verify(old))?.subject).toBe('ann');
});

it('throws the error of a failed read of the keys, and reads the keys again for the next token', async () => {
  const { published, sign } = await signer();
  let isDown = true;
  const keys = openOwnKeys(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(published)));
  const verify = openTokenVerifier({ ...rules, keys });
  await expect(verify(await sign())).rejects.toThrow('down');
  isDown = false;
  expect(await verify(await sign())).toMatchObject({ subject: 'ann' });
});

it('reads the keys only once for several concurrent tokens', async () => {
  const { published, sign } = await signer();
  let reads = 0;
  const keys = openOwnKeys(async () => {
    reads += 1;
    return published;
  });
  const verify = openTokenVerifier({ ...rules, keys });
  const tokens = await Promise.all([sign(), sign(), sign()]);
  await Promise.all(tokens.map(verify));
  expect(reads).toBe(1);
});
