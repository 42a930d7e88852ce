import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { FirebaseConfig } from '../../server/identity/firebase/firebase-config.ts';
import type { GoogleRequest, GoogleResponse } from '../../server/identity/firebase/google-request.ts';

/** The project of the tests. */
export const testProject: FirebaseConfig = {
  projectId: 'demo-inward',
  apiKey: 'web-key-of-the-tests',
  authDomain: 'demo-inward.firebaseapp.com',
  checksRevocation: false,
  syncsToken: false,
};

export type StandInGoogle = {
  /** In place of the real one: answers what `answers` says for an address, else the published keys. */
  readonly ask: GoogleRequest;
  /** The addresses asked so far. */
  readonly asked: string[];
  /** Signs what it is given with the published key; `header` may overrule anything of the token's header. */
  readonly sign: (payload: JWTPayload, header?: Readonly<Record<string, unknown>>) => Promise<string>;
  /** What a good token of the project says just now. */
  readonly payload: (changes?: Readonly<Record<string, unknown>>) => JWTPayload;
};

const seconds = (ms: number) => Math.floor(ms / 1000);

/** Google as far as identity tokens go: publishes a key, signs with it, answers lookups. */
export async function standInGoogle(
  answers: (
    url: string,
    init?: RequestInit,
  ) => Partial<GoogleResponse> | null | Promise<Partial<GoogleResponse> | null> = () => null,
): Promise<StandInGoogle> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(publicKey)), kid: 'google-1', alg: 'RS256', use: 'sig' };
  const asked: string[] = [];
  return {
    asked,
    ask: async (url, init) => {
      asked.push(url);
      const own = await answers(url, init);
      const keys = {
        status: 200,
        headers: new Headers({ 'cache-control': 'public, max-age=19800' }),
        body: { keys: [key] },
      };
      return { ...keys, ...own };
    },
    sign: (payload, header = {}) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'google-1', ...header }).sign(privateKey),
    payload: (changes = {}) => ({
      iss: `https://securetoken.google.com/${testProject.projectId}`,
      aud: testProject.projectId,
      sub: 'Ann0000000000000000000000001',
      iat: seconds(Date.now()) - 10,
      auth_time: seconds(Date.now()) - 10,
      exp: seconds(Date.now()) + 3590,
      email: 'ann@mail.example',
      email_verified: false,
      name: 'Ann Example',
      firebase: { identities: { email: ['ann@mail.example'] }, sign_in_provider: 'password' },
      ...changes,
    }),
  };
}
