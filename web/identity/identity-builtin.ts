import { NetworkError } from '../data/api-errors.ts';
import type { IdentityService } from './identity.ts';
import { ask, call, isFields, personIn, personOf, textOrNull } from './identity-calls.ts';

/** Only who signs in without a password needs them. */
const otherWays = () => import('./identity-other-ways.ts');

/** The identity service inside the product: an HttpOnly session cookie, and short-lived tokens asked for with it. */
export const builtinIdentity: IdentityService = {
  signIn: async (email, password) => {
    const answer = await ask('sign-in/email', { email, password });
    return personOf(answer) ?? (await import('./second-steps.ts')).askForCode(answer);
  },
  signUp: async (email, password, displayName) =>
    personIn(await ask('sign-up/email', { email, password, name: displayName })),
  signInAsSample: async () => (await otherWays()).signInAsSample(),
  signInWith: async (provider) => (await otherWays()).signInWith(provider),
  signOut: async () => {
    await ask('sign-out', {});
  },
  sendPasswordReset: async (email) => {
    await ask('request-password-reset', { email });
  },
  setNewPassword: async (token, newPassword) => {
    await ask('reset-password', { token, newPassword });
  },
  checkResetToken: async (token) => {
    await ask('reset-password/check', { token });
  },
  whoIsSignedIn: async () => {
    const refused = new URLSearchParams(window.location.search).get('error');
    if (refused !== null) throw (await otherWays()).refusalOf(refused);
    const { status, ok, answer } = await call('get-session');
    if (ok) return personOf(answer);
    if (status === 401) return null;
    throw new NetworkError('The identity service cannot answer now');
  },
  newToken: async () => {
    const { status, ok, answer } = await call('token');
    if (status === 401) return null;
    if (!ok || !isFields(answer)) throw new NetworkError('The identity service cannot answer now');
    return textOrNull(answer['token']);
  },
};
