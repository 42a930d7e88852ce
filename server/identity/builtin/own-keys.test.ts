import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { openTokenVerifier } from '../verify-token.ts';
import { openOwnKeys } from './own-keys.ts';

const rules = { issuer: 'inward', audience: 'inward', algorithms: ['ES256'] };

async function signer() {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const published: JSONWebKeySet = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] };
  const sign = (kid = 'one') =>
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

it('accepts a token with a new key after at most two seconds, and reads the keys no more often', async () => {
  const { published, sign } = await signer();
  let reads = 0;
  let current: JSONWebKeySet = { keys: [] };
  const keys = openOwnKeys(async () => {
    reads += 1;
    return current;
  });
  const verify = openTokenVerifier({ ...rules, keys });
  expect(await verify(await sign())).toBeNull();
  current = published;
  for (let count = 0; count < 5; count += 1) await verify(await sign(randomUUID()));
  expect(reads).toBe(1);
  await expect.poll(async () => (await verify(await sign()))?.subject, { timeout: 4_000 }).toBe('ann');
  expect(reads).toBe(2);
});

it('throws the error of a failed read, and reads the keys again for the next token', async () => {
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
