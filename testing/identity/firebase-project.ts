import { FirebaseError } from '@firebase/app';
import type { FirebaseSettings } from '../../core/contract/product.ts';
import type { FirebaseSdk } from '../../web/identity/firebase/firebase-account.ts';
import { openFirebaseIdentity } from '../../web/identity/firebase/firebase-identity.ts';
import * as sdk from '../../web/identity/firebase/firebase-sdk.ts';
import type { FakeAnswer, FakeAnswers } from '../fake-api.ts';

let projects = 0;

/** Open the real SDK on a new project, because tests must share no state. `parts` replaces functions of the SDK. */
export function testFirebase(parts: Partial<FirebaseSdk> = {}, settings: Partial<FirebaseSettings> = {}) {
  projects += 1;
  const project = { projectId: `demo-${projects}`, apiKey: 'web-key', authDomain: 'demo.firebaseapp.com' };
  return openFirebaseIdentity({ ...project, tokenSyncPath: null, ...settings }, { ...sdk, ...parts });
}

export const sdkError = (code: string): FirebaseError =>
  new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`);

export const failingWith = (code: string) => async (): Promise<never> => {
  throw sdkError(code);
};

/** Return a refusal by Firebase's servers, such as `refusedBy('USER_DISABLED')`. */
export const refusedBy = (message: string): FakeAnswer => ({
  status: 400,
  body: { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
});

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');

let tokens = 0;

/** Return a unique token in the format of Firebase's, issued `ageSeconds` ago. */
export function someToken(ageSeconds = 0): string {
  tokens += 1;
  const iat = Math.floor(Date.now() / 1000) - ageSeconds;
  return `${encode({ alg: 'RS256' })}.${encode({ sub: 'uid-1', iat, exp: iat + 3600, auth_time: iat, jti: tokens })}.c2ln`;
}

/** Return responses of Firebase's servers for one account. Every sign-in succeeds. */
export function firebaseCalls(account: Readonly<Record<string, unknown>> = {}, ageSeconds = 0): FakeAnswers {
  const user = { localId: 'uid-1', email: 'anna@example.org', displayName: 'Anna Lindqvist', ...account };
  const entered = () => ({
    body: { ...user, idToken: someToken(ageSeconds), refreshToken: 'refresh-1', expiresIn: '3600' },
  });
  return {
    'POST /v1/accounts:signInWithPassword': entered,
    'POST /v1/accounts:signUp': entered,
    'POST /v1/accounts:update': entered,
    'POST /v1/accounts:lookup': { body: { users: [user] } },
    'POST /v1/accounts:sendOobCode': { body: { email: user.email } },
    'POST /v1/accounts:resetPassword': { body: { email: user.email, requestType: 'PASSWORD_RESET' } },
    'POST /v1/token': () => ({
      body: { access_token: someToken(), id_token: someToken(), refresh_token: 'refresh-2', expires_in: '3600' },
    }),
  };
}
