import { createHmac, randomUUID } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type StandInGoogle, standInGoogle, testProject } from '../../../testing/identity/stand-in-google.ts';
import { openFirebaseIdentity } from './firebase-identity.ts';

let google: StandInGoogle;
beforeAll(async () => {
  google = await standInGoogle();
});

const publicUrl = 'https://inward.example';
const open = (from = google) => openFirebaseIdentity({ config: testProject, publicUrl, request: from.request });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** Return a token with valid claims but without a signature, like a token of the Firebase emulator. */
const unsigned = (header: object) => `${encode(header)}.${encode(google.payload())}.`;

describe('a token of the project', () => {
  it('returns the claims of a valid Firebase token', async () => {
    const payload = google.payload({ picture: 'https://lh3.example/ann.png' });
    expect(await open().verify(await google.sign(payload))).toEqual({
      issuer: 'https://securetoken.google.com/demo-inward',
      subject: 'Ann0000000000000000000000001',
      email: 'ann@mail.example',
      name: 'Ann Example',
      picture: 'https://lh3.example/ann.png',
      issuedAt: Number(payload.iat) * 1000,
      expiresAt: Number(payload.exp) * 1000,
      authenticatedAt: Number(payload['auth_time']) * 1000,
    });
  });

  it('accepts a Firebase token without email, name and picture', async () => {
    const token = await google.sign(google.payload({ email: undefined, name: undefined }));
    expect(await open().verify(token)).toMatchObject({ email: '', name: '', picture: null });
  });

  it.each([
    ['it expired half a minute ago', { exp: secondsFromNow(-30) }],
    [
      'its times of issue and sign-in are half a minute in the future',
      { iat: secondsFromNow(30), auth_time: secondsFromNow(30) },
    ],
    ['its sign-in lies an hour ahead, because the clock was set back', { auth_time: secondsFromNow(3_600) }],
  ])('a Firebase token is accepted when %s', async (_what, times) => {
    expect(await open().verify(await google.sign(google.payload(times)))).not.toBeNull();
  });
});

describe('the verifier of Firebase tokens', () => {
  const refused: readonly (readonly [string, () => Promise<string> | string])[] = [
    ['that has expired', () => google.sign(google.payload({ exp: secondsFromNow(-120) }))],
    ['issued in the future', () => google.sign(google.payload({ iat: secondsFromNow(120) }))],
    [
      'issued by another project',
      () => google.sign(google.payload({ iss: 'https://securetoken.google.com/other-project' })),
    ],
    ['for another project', () => google.sign(google.payload({ aud: 'other-project' }))],
    [
      'from a session cookie',
      () => google.sign(google.payload({ iss: 'https://session.firebase.google.com/demo-inward' })),
    ],
    ['issued by Google accounts', () => google.sign(google.payload({ iss: 'https://accounts.google.com' }))],
    ['of the builtin issuer', () => google.sign(google.payload({ iss: 'inward', aud: 'inward' }))],
    ['with an empty subject', () => google.sign(google.payload({ sub: '' }))],
    ['without a subject', () => google.sign(google.payload({ sub: undefined }))],
    ['without a time of issue', () => google.sign(google.payload({ iat: undefined }))],
    ['without an expiry', () => google.sign(google.payload({ exp: undefined }))],
    ['with an unknown key', () => google.sign(google.payload(), { kid: 'google-2' })],
    ['of the emulator', () => unsigned({ alg: 'none', typ: 'JWT' })],
    ['of the emulator that names a key', () => unsigned({ alg: 'none', kid: 'google-1' })],
    ['with an empty signature', () => unsigned({ alg: 'RS256', kid: 'google-1' })],
    [
      'signed by another key under the id of a published key',
      async () => {
        const { privateKey } = await generateKeyPair('RS256');
        return new SignJWT(google.payload()).setProtectedHeader({ alg: 'RS256', kid: 'google-1' }).sign(privateKey);
      },
    ],
    [
      'that contains its own key and addresses of other keys',
      async () => {
        const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
        const address = 'https://evil.example/keys';
        return new SignJWT(google.payload())
          .setProtectedHeader({ alg: 'RS256', jwk: await exportJWK(publicKey), jku: address, x5u: address })
          .sign(privateKey);
      },
    ],
    [
      'signed with the published key as a shared secret',
      async () => {
        const text = `${encode({ alg: 'HS256', kid: 'google-1' })}.${encode(google.payload())}`;
        const { keys } = (await google.request('keys')).body as { keys: [Parameters<typeof JSON.stringify>[0]] };
        return `${text}.${createHmac('sha256', JSON.stringify(keys[0])).update(text).digest('base64url')}`;
      },
    ],
    [
      'with another algorithm',
      async () => {
        const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
        expect(await exportSPKI(publicKey)).toContain('PUBLIC KEY');
        return new SignJWT(google.payload()).setProtectedHeader({ alg: 'ES256', kid: 'google-1' }).sign(privateKey);
      },
    ],
  ];

  it.each(refused)('refuses a Firebase token %s', async (_what, make) => {
    expect(await open().verify(await make())).toBeNull();
  });

  it('refuses an unsigned token even when the environment names an emulator', async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
    expect(await open().verify(unsigned({ alg: 'none' }))).toBeNull();
    vi.unstubAllEnvs();
  });

  it('sends no request to Google for tokens with unknown keys', async () => {
    const otherGoogle = await standInGoogle();
    const identity = open(otherGoogle);
    expect(await identity.verify(await otherGoogle.sign(otherGoogle.payload()))).not.toBeNull();
    const forged = await Promise.all(
      Array.from({ length: 100 }, () => otherGoogle.sign(otherGoogle.payload(), { kid: randomUUID() })),
    );
    expect((await Promise.all(forged.map(identity.verify))).filter((claims) => claims !== null)).toEqual([]);
    expect(otherGoogle.requestedUrls).toHaveLength(1);
  });
});
