import { describe, expect, it } from 'vitest';
import { standInGoogle, testProject } from '../../../testing/identity/stand-in-google.ts';
import { IssuerUnavailable } from '../identity.ts';
import { openFirebaseIdentity } from './firebase-identity.ts';
import type { GoogleResponse } from './google-request.ts';

const subject = 'Ann0000000000000000000000001';

/** Verify a valid token while the fake Firebase answers the account lookup with `response`. */
async function verifyWith(response: Partial<GoogleResponse>) {
  const lookups: { url: string; init: RequestInit | undefined }[] = [];
  const google = await standInGoogle((url, init) => {
    if (!url.includes('accounts:lookup')) return null;
    lookups.push({ url, init });
    return response;
  });
  const identity = openFirebaseIdentity({
    config: { ...testProject, checksRevocation: true },
    publicUrl: 'https://inward.example',
    request: google.request,
  });
  const token = await google.sign(google.payload());
  return { claims: await identity.verify(token), token, lookups };
}

const refusal = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

describe('the revocation check of Firebase tokens', () => {
  it('the result of a revocation check expires after five minutes', async () => {
    const { claims, token, lookups } = await verifyWith({ body: { users: [{ localId: subject }] } });
    expect(claims?.subject).toBe(subject);
    const remainingMs = (claims?.expiresAt ?? 0) - Date.now();
    expect(remainingMs).toBeGreaterThan(4 * 60_000);
    expect(remainingMs).toBeLessThanOrEqual(5 * 60_000);
    expect(lookups).toEqual([
      {
        url: 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=web-key-of-the-tests',
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json', referer: 'https://inward.example/' },
          body: JSON.stringify({ idToken: token }),
        },
      },
    ]);
  });

  it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN : revoked'])(
    'refuses the token when Firebase answers with the error %s',
    async (message) => {
      expect((await verifyWith(refusal(message))).claims).toBeNull();
    },
  );

  it.each<[string, unknown[]]>([
    ['a disabled account', [{ localId: subject, disabled: true }]],
    ['the account of another user', [{ localId: 'Ben' }]],
    ['no account', []],
  ])('refuses the token when the lookup returns %s', async (_what, users) => {
    expect((await verifyWith({ body: { users } })).claims).toBeNull();
  });

  it.each<[string, Partial<GoogleResponse>]>([
    ['a server error', { status: 503 }],
    ['an invalid API key', refusal('API_KEY_INVALID')],
    ['text that is not JSON', { body: null }],
  ])('the revocation check throws IssuerUnavailable after %s', async (_what, answer) => {
    await expect(verifyWith(answer)).rejects.toThrow(IssuerUnavailable);
  });
});
