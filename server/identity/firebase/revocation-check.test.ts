import { describe, expect, it } from 'vitest';
import { standInGoogle, testProject } from '../../../testing/identity/stand-in-google.ts';
import { IssuerUnavailable } from '../identity.ts';
import { openFirebaseIdentity } from './firebase-identity.ts';
import type { GoogleResponse } from './google-request.ts';

const subject = 'Ann0000000000000000000000001';

/** The claims of a good token, or null, once Firebase has answered the lookup so. */
async function judged(answer: Partial<GoogleResponse>) {
  const lookups: { url: string; init: RequestInit | undefined }[] = [];
  const google = await standInGoogle((url, init) => {
    if (!url.includes('accounts:lookup')) return null;
    lookups.push({ url, init });
    return answer;
  });
  const choice = { ...testProject, checksRevocation: true };
  const identity = openFirebaseIdentity({ choice, publicUrl: 'https://inward.example', ask: google.ask });
  const token = await google.sign(google.payload());
  return { claims: await identity.verify(token), token, lookups };
}

const refusal = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

describe('with FIREBASE_REVOCATION', () => {
  it('a person who may still sign in is believed for five minutes', async () => {
    const { claims, token, lookups } = await judged({ body: { users: [{ localId: subject }] } });
    expect(claims?.subject).toBe(subject);
    const left = (claims?.expiresAt ?? 0) - Date.now();
    expect(left).toBeGreaterThan(4 * 60_000);
    expect(left).toBeLessThanOrEqual(5 * 60_000);
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
    '%s is a refusal',
    async (message) => {
      expect((await judged(refusal(message))).claims).toBeNull();
    },
  );

  it.each<[string, unknown[]]>([
    ['disabled', [{ localId: subject, disabled: true }]],
    ['somebody else', [{ localId: 'Ben' }]],
    ['nobody', []],
  ])('an account that is %s is refused', async (_what, users) => {
    expect((await judged({ body: { users } })).claims).toBeNull();
  });

  it.each<[string, Partial<GoogleResponse>]>([
    ['an error of theirs', { status: 503 }],
    ['a key that is not good', refusal('API_KEY_INVALID')],
    ['what is no answer', { body: null }],
  ])('%s lets nobody in and nobody out', async (_what, answer) => {
    await expect(judged(answer)).rejects.toThrow(IssuerUnavailable);
  });
});
