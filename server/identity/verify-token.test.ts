import { createHmac, randomUUID } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { keysReadOnDemand } from './published-keys.ts';
import { openTokenVerifier } from './verify-token.ts';

const rules = { issuer: 'inward', audience: 'inward', algorithms: ['ES256'] };
const now = () => Math.floor(Date.now() / 1000);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let keys: Keys;
let others: Keys;
let published: JSONWebKeySet;

beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true });
  others = await generateKeyPair('ES256', { extractable: true });
  published = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' }] };
});

const good = () => ({ iss: 'inward', aud: 'inward', sub: 'ann', iat: now(), exp: now() + 600, email: 'a@b.example' });

const sign = (payload: Record<string, unknown>, key = keys.privateKey, header: Record<string, unknown> = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'one', ...header }).sign(key);

const open = () => openTokenVerifier({ ...rules, keys: keysReadOnDemand(async () => published) });

describe('a token', () => {
  it('of the issuer names its bearer', async () => {
    const payload = good();
    expect(await open()(await sign({ ...payload, name: 'Ann Example' }))).toEqual({
      issuer: 'inward',
      subject: 'ann',
      email: 'a@b.example',
      name: 'Ann Example',
      picture: null,
      issuedAt: payload.iat * 1000,
      expiresAt: payload.exp * 1000,
      provedAt: null,
    });
  });

  it('that expired within the last minute still counts', async () => {
    expect(await open()(await sign({ ...good(), exp: now() - 30 }))).not.toBeNull();
  });

  const forged: readonly (readonly [string, () => Promise<string> | string])[] = [
    ['that expired two minutes ago', () => sign({ ...good(), exp: now() - 120 })],
    ['without an expiry', () => sign({ ...good(), exp: undefined })],
    ['without a time of issue', () => sign({ ...good(), iat: undefined })],
    ['that is not valid yet', () => sign({ ...good(), nbf: now() + 600 })],
    ['from the future', () => sign({ ...good(), iat: now() + 120 })],
    ['of a sign-in in the future', () => sign({ ...good(), auth_time: now() + 120 })],
    ['of another issuer', () => sign({ ...good(), iss: 'https://elsewhere.example' })],
    ['of nobody', () => sign({ ...good(), iss: undefined })],
    ['for another audience', () => sign({ ...good(), aud: 'elsewhere' })],
    ['for no audience', () => sign({ ...good(), aud: undefined })],
    ['without a subject', () => sign({ ...good(), sub: undefined })],
    ['with an empty subject', () => sign({ ...good(), sub: '' })],
    ['with a number as its subject', () => sign({ ...good(), sub: JSON.parse('7') })],
    ['signed by another key under our key’s name', () => sign(good(), others.privateKey)],
    ['signed by another key under its own name', () => sign(good(), others.privateKey, { kid: 'two' })],
    [
      'that brings its own key',
      async () => sign(good(), others.privateKey, { kid: undefined, jwk: await exportJWK(others.publicKey) }),
    ],
    ['unsigned', () => `${encode({ alg: 'none' })}.${encode(good())}.`],
    ['unsigned in capitals', () => `${encode({ alg: 'NONE', kid: 'one' })}.${encode(good())}.AA`],
    [
      'signed with our public key as a shared secret',
      async () => {
        const text = `${encode({ alg: 'HS256', kid: 'one' })}.${encode(good())}`;
        return `${text}.${createHmac('sha256', await exportSPKI(keys.publicKey))
          .update(text)
          .digest('base64url')}`;
      },
    ],
    [
      'with another payload',
      async () => {
        const [header, , signature] = (await sign(good())).split('.');
        return `${header}.${encode({ ...good(), sub: 'ben' })}.${signature}`;
      },
    ],
    ['cut short', async () => (await sign(good())).slice(0, -4)],
    ['with an unknown critical header', () => sign(good(), keys.privateKey, { crit: ['b64'], b64: false })],
    ['that is no token', () => 'a.b.c'],
    ['that is nothing', () => ''],
  ];

  it.each(forged)('%s is refused', async (_what, make) => {
    const token = await Promise.resolve()
      .then(make)
      .catch(() => 'a.b.c');
    expect(await open()(token)).toBeNull();
  });

  it('under a key published since is accepted, and unknown keys do not make the keys be read each time', async () => {
    let reads = 0;
    let current: JSONWebKeySet = { keys: [] };
    const verify = openTokenVerifier({
      ...rules,
      keys: keysReadOnDemand(async () => {
        reads += 1;
        return current;
      }),
    });
    expect(await verify(await sign(good()))).toBeNull();
    current = published;
    for (let count = 0; count < 5; count += 1)
      await verify(await sign(good(), others.privateKey, { kid: randomUUID() }));
    expect(reads).toBe(1);
    await expect.poll(async () => (await verify(await sign(good())))?.subject, { timeout: 4_000 }).toBe('ann');
    expect(reads).toBe(2);
  });

  it('cannot be judged while the keys are out of reach', async () => {
    const verify = openTokenVerifier({ ...rules, keys: keysReadOnDemand(() => Promise.reject(new Error('down'))) });
    await expect(verify(await sign(good()))).rejects.toThrow('down');
  });
});
