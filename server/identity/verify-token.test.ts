import { createHmac } from 'node:crypto';
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTokenVerifier } from './verify-token.ts';

const rules = { issuer: 'inward', audience: 'inward', algorithms: ['ES256'] };
const nowSeconds = () => Math.floor(Date.now() / 1000);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let keys: Keys;
let otherKeys: Keys;
let published: JSONWebKeySet;

beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true });
  otherKeys = await generateKeyPair('ES256', { extractable: true });
  published = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' }] };
});

const validPayload = () => ({
  iss: 'inward',
  aud: 'inward',
  sub: 'ann',
  iat: nowSeconds(),
  exp: nowSeconds() + 600,
  email: 'a@b.example',
});

const sign = (payload: Record<string, unknown>, key = keys.privateKey, header: Record<string, unknown> = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'one', ...header }).sign(key);

const verify = (token: string) => openTokenVerifier({ ...rules, keys: createLocalJWKSet(published) })(token);

describe('the token verifier', () => {
  it('returns the claims of a valid identity token', async () => {
    const payload = validPayload();
    expect(await verify(await sign({ ...payload, name: 'Ann Example' }))).toEqual({
      issuer: 'inward',
      subject: 'ann',
      email: 'a@b.example',
      name: 'Ann Example',
      picture: null,
      issuedAt: payload.iat * 1000,
      expiresAt: payload.exp * 1000,
      authenticatedAt: null,
    });
  });

  it('accepts an identity token that expired half a minute ago', async () => {
    expect(await verify(await sign({ ...validPayload(), exp: nowSeconds() - 30 }))).not.toBeNull();
  });

  it('accepts a token whose sign-in time is in the future, as happens after the clock was set back', async () => {
    const auth_time = nowSeconds() + 3_600;
    expect(await verify(await sign({ ...validPayload(), auth_time }))).toMatchObject({
      authenticatedAt: auth_time * 1000,
    });
  });

  const forged: readonly (readonly [string, () => Promise<string> | string])[] = [
    ['that expired two minutes ago', () => sign({ ...validPayload(), exp: nowSeconds() - 120 })],
    ['without an expiry', () => sign({ ...validPayload(), exp: undefined })],
    ['without a time of issue', () => sign({ ...validPayload(), iat: undefined })],
    ['that is not valid yet', () => sign({ ...validPayload(), nbf: nowSeconds() + 600 })],
    ['issued in the future', () => sign({ ...validPayload(), iat: nowSeconds() + 120 })],
    ['of another issuer', () => sign({ ...validPayload(), iss: 'https://elsewhere.example' })],
    ['without an issuer', () => sign({ ...validPayload(), iss: undefined })],
    ['for another audience', () => sign({ ...validPayload(), aud: 'elsewhere' })],
    ['without an audience', () => sign({ ...validPayload(), aud: undefined })],
    ['without a subject', () => sign({ ...validPayload(), sub: undefined })],
    ['with an empty subject', () => sign({ ...validPayload(), sub: '' })],
    ['with a number as its subject', () => sign({ ...validPayload(), sub: JSON.parse('7') })],
    ['signed by another key under the id of our key', () => sign(validPayload(), otherKeys.privateKey)],
    ['signed by another key under its own id', () => sign(validPayload(), otherKeys.privateKey, { kid: 'two' })],
    [
      'that contains its own key',
      async () =>
        sign(validPayload(), otherKeys.privateKey, { kid: undefined, jwk: await exportJWK(otherKeys.publicKey) }),
    ],
    ['that is unsigned', () => `${encode({ alg: 'none' })}.${encode(validPayload())}.`],
    [
      'that is unsigned and names its algorithm in capitals',
      () => `${encode({ alg: 'NONE', kid: 'one' })}.${encode(validPayload())}.AA`,
    ],
    [
      'signed with our public key as a shared secret',
      async () => {
        const text = `${encode({ alg: 'HS256', kid: 'one' })}.${encode(validPayload())}`;
        return `${text}.${createHmac('sha256', await exportSPKI(keys.publicKey))
          .update(text)
          .digest('base64url')}`;
      },
    ],
    [
      'with a changed payload',
      async () => {
        const [header, , signature] = (await sign(validPayload())).split('.');
        return `${header}.${encode({ ...validPayload(), sub: 'ben' })}.${signature}`;
      },
    ],
    ['with a truncated signature', async () => (await sign(validPayload())).slice(0, -4)],
    ['with an unknown critical header', () => sign(validPayload(), keys.privateKey, { crit: ['b64'], b64: false })],
    ['that is malformed', () => 'a.b.c'],
    ['that is empty', () => ''],
  ];

  it.each(forged)('refuses a token %s', async (_what, make) => {
    const token = await Promise.resolve()
      .then(make)
      .catch(() => 'a.b.c');
    expect(await verify(token)).toBeNull();
  });

  it('throws the error of the key lookup when the keys cannot be read', async () => {
    const keys = () => Promise.reject(new Error('down'));
    await expect(openTokenVerifier({ ...rules, keys })(await sign(validPayload()))).rejects.toThrow('down');
  });
});
