import { NetworkError } from '../../data/api/api-errors.ts';
import type { IdentityService, RemovedWays } from '../port/identity.ts';
import {
  identityIn,
  inviteField,
  isFields,
  postIdentity,
  requestIdentity,
  requireIdentity,
  textOrNull,
} from './builtin-api.ts';

/** Load this code on demand, because a sign-in with a password does not need it. */
const loadFederated = () => import('./federated-sign-in.ts');

/** This server's own identity service. A session cookie (HttpOnly) authorises requests for short-lived tokens. */
export const builtinIdentity: IdentityService = {
  signIn: async (email, password) => {
    const answer = await postIdentity('sign-in/email', { email, password });
    return identityIn(answer) ?? (await import('./two-factor.ts')).showCodeField(answer);
  },
  signUp: async (email, password, displayName) =>
    requireIdentity(await postIdentity('sign-up/email', { email, password, name: displayName, ...inviteField() })),
  signInAsSample: async () => (await loadFederated()).signInAsSample(),
  signInWith: async (provider) => (await loadFederated()).signInWith(provider),
  signOut: async () => {
    await postIdentity('sign-out', {});
  },
  sendPasswordReset: async (email) => {
    await postIdentity('request-password-reset', { email });
  },
  setNewPassword: async (token, newPassword) => {
    const { removed } = await postIdentity('reset-password', { token, newPassword });
    return removed as RemovedWays | undefined;
  },
  checkResetToken: async (token) => {
    await postIdentity('reset-password/check', { token });
  },
  whoIsSignedIn: async () => {
    const refused = new URLSearchParams(window.location.search).get('error');
    if (refused !== null) throw (await loadFederated()).federatedErrorOf(refused);
    const { status, ok, answer } = await requestIdentity('get-session');
    if (ok) return identityIn(answer);
    if (status === 401) return null;
    throw new NetworkError('The identity service cannot answer now');
  },
  newToken: async () => {
    const { status, ok, answer } = await requestIdentity('token');
    if (status === 401) return null;
    if (!ok || !isFields(answer)) throw new NetworkError('The identity service cannot answer now');
    return textOrNull(answer['token']);
  },
};
