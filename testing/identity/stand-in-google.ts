import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { FirebaseConfig } from '../../server/identity/firebase/firebase-config.ts';
import type { GoogleRequest, GoogleResponse } from '../../server/identity/firebase/google-request.ts';

export const testProject: FirebaseConfig = {
  projectId: 'demo-inward',
  apiKey: 'web-key-of-the-tests',
  authDomain: 'demo-inward.firebaseapp.com',
  checksRevocation: false,
  syncsToken: false,
};

export type StandInGoogle = {
  /**
   * Answer a request to Google with the published keys. Fields that `respond` returns replace fields of this answer.
   */
  readonly request: GoogleRequest;
  readonly requestedUrls: string[];
  /** Sign a payload with the published key. `header` replaces fields of the token's header. */
  readonly sign: (payload: JWTPayload, header?: Readonly<Record<string, unknown>>) => Promise<string>;
  /** Return the payload of a valid token of the project, issued 10 s ago. `changes` replaces claims. */
  readonly payload: (changes?: Readonly<Record<string, unknown>>) => JWTPayload;
};

type Respond = (
  url: string,
  init?: RequestInit,
) => Partial<GoogleResponse> | null | Promise<Partial<GoogleResponse> | null>;

const seconds = (ms: number) => Math.floor(ms / 1000);

/** Return a fake of Google that publishes one key and signs tokens with it. `respond` may answer account lookups. */
export async function standInGoogle(respond: Respond = () => null): Promise<StandInGoogle> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(publicKey)), kid: 'google-1', alg: 'RS256', use: 'sig' };
  const requestedUrls: string[] = [];
  return {
    requestedUrls,
    request: async (url, init) => {
      requestedUrls.push(url);
      const own = await respond(url, init);
      const published = {
        status: 200,
        headers: new Headers({ 'cache-control': 'public, max-age=19800' }),
        body: { keys: [key] },
      };
      return { ...published, ...own };
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
