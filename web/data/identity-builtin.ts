import { NetworkError } from './api-errors.ts';
import { IdentityError, type IdentityService, type Person } from './identity.ts';
import { ask, call, type Fields, isFields, personOf, textOrNull } from './identity-calls.ts';

function personIn(answer: Fields): Person {
  const person = personOf(answer);
  if (!person) throw new IdentityError('unknown');
  return person;
}

/** Only who signs in by a provider needs it. */
const federated = () => import('./identity-federated.ts');

/** The identity service inside the product: an HttpOnly session cookie, and short-lived tokens asked for with it. */
export const builtinIdentity: IdentityService = {
  signIn: async (email, password) => {
    const answer = await ask('sign-in/email', { email, password });
    return personOf(answer) ?? (await import('./second-steps.ts')).askForCode(answer);
  },
  signUp: async (email, password, displayName) =>
    personIn(await ask('sign-up/email', { email, password, name: displayName })),
  signInAsSample: async () => {
    const answer = await ask('demo/sign-in', {});
    const offset = answer['timezoneOffset'];
    return {
      ...personIn(answer),
      timezoneOffset: typeof offset === 'number' ? offset : new Date().getTimezoneOffset(),
    };
  },
  signInWith: async (provider) => (await federated()).signInWith(provider),
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
    if (refused !== null) throw (await federated()).refusalOf(refused);
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
