import { NetworkError } from './api-errors.ts';
import { type IdentityCode, IdentityError, type IdentityService, type Person } from './identity.ts';
import { answerLimitMs, withinTime } from './within-time.ts';

/** The builtin identity's codes (docs/identity-calls.md) in the specification's words. */
const codes: Readonly<Record<string, IdentityCode>> = {
  INVALID_EMAIL: 'invalid-email',
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  TOO_MANY_REQUESTS: 'too-many-requests',
  PASSWORD_TOO_SHORT: 'weak-password',
  PASSWORD_TOO_LONG: 'weak-password',
  PASSWORD_NEEDS_UPPERCASE: 'weak-password',
  PASSWORD_NEEDS_SPECIAL_CHARACTER: 'weak-password',
  PASSWORD_TOO_COMMON: 'weak-password',
  INVALID_TOKEN: 'reset-link-invalid',
  INVALID_ORIGIN: 'unauthorized-domain',
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

async function call(path: string, body?: Fields): Promise<{ status: number; ok: boolean; answer: unknown }> {
  const init: RequestInit = { credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body) {
    init.method = 'POST';
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  try {
    return await withinTime(answerLimitMs, async (signal) => {
      const response = await fetch(`/api/identity/${path}`, { ...init, signal });
      const text = await response.text();
      return { status: response.status, ok: response.ok, answer: text === '' ? null : JSON.parse(text) };
    });
  } catch {
    throw new NetworkError('No answer from the identity service');
  }
}

function refusal(status: number, answer: unknown): IdentityError {
  const code = isFields(answer) ? String(answer['code'] ?? '') : '';
  const message = isFields(answer) ? (textOrNull(answer['message']) ?? '') : '';
  return new IdentityError(codes[code] ?? (status === 429 ? 'too-many-requests' : 'unknown'), message);
}

/** A call that the person asked for: no answer is an IdentityError as well. */
async function ask(path: string, body: Fields): Promise<Fields> {
  const { status, ok, answer } = await call(path, body).catch(() => {
    throw new IdentityError('network-request-failed');
  });
  if (!ok) throw refusal(status, answer);
  return isFields(answer) ? answer : {};
}

function personOf(answer: unknown): Person | null {
  const user = isFields(answer) ? answer['user'] : null;
  if (!isFields(user) || typeof user['id'] !== 'string') return null;
  return {
    uid: user['id'],
    email: textOrNull(user['email']),
    displayName: textOrNull(user['name']),
    photoURL: textOrNull(user['image']),
  };
}

function personIn(answer: Fields): Person {
  const person = personOf(answer);
  if (!person) throw new IdentityError('unknown');
  return person;
}

/** The identity service inside the product: an HttpOnly session cookie, and short-lived tokens asked for with it. */
export const builtinIdentity: IdentityService = {
  signIn: async (email, password) => personIn(await ask('sign-in/email', { email, password })),
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
  signInWith: async (provider) => {
    const { url } = await ask('sign-in/social', { provider, callbackURL: '/', errorCallbackURL: '/auth' });
    if (typeof url !== 'string') throw new IdentityError('operation-not-allowed');
    window.location.assign(url);
    return null;
  },
  signOut: async () => {
    await ask('sign-out', {});
  },
  sendPasswordReset: async (email) => {
    await ask('request-password-reset', { email });
  },
  setNewPassword: async (token, newPassword) => {
    await ask('reset-password', { token, newPassword });
  },
  whoIsSignedIn: async () => {
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
