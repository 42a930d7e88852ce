import { ApiError, NetworkError } from '../../data/api-errors.ts';
import { requestTimeoutMs, withTimeout } from '../../data/with-timeout.ts';
import { type IdentityCode, IdentityError, type SignInIdentity } from '../port/identity.ts';

/** The builtin identity's codes (docs/identity-calls.md) in the specification's words. */
const codes: Readonly<Record<string, IdentityCode>> = {
  INVALID_EMAIL: 'invalid-email',
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  PASSWORD: 'weak-password',
  TOO_MANY_REQUESTS: 'too-many-requests',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_TOKEN: 'reset-link-invalid',
  INVALID_ORIGIN: 'unauthorized-domain',
};

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** One call under /api/identity; a body makes it a POST. Throws NetworkError. */
export async function requestIdentity(
  path: string,
  body?: Fields,
): Promise<{ status: number; ok: boolean; answer: unknown }> {
  const init: RequestInit = { credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body) {
    init.method = 'POST';
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  try {
    return await withTimeout(requestTimeoutMs, async (signal) => {
      const response = await fetch(`/api/identity/${path}`, { ...init, signal });
      const text = await response.text();
      return { status: response.status, ok: response.ok, answer: text === '' ? null : JSON.parse(text) };
    });
  } catch {
    throw new NetworkError('No answer from the identity service');
  }
}

function refusal(status: number, answer: unknown): Error {
  const code = isFields(answer) ? String(answer['code'] ?? '') : '';
  if (code === 'UNAUTHORIZED') return new ApiError(status, 'Unauthorized');
  const message = isFields(answer) ? (textOrNull(answer['message']) ?? '') : '';
  // Passwords are weak in several ways, which people read alike.
  const known = codes[code.replace(/^PASSWORD_.*/, 'PASSWORD')];
  return new IdentityError(known ?? (status === 429 ? 'too-many-requests' : 'unknown'), message);
}

/** A call that the person asked for: no answer is an IdentityError as well, and a session that is over an ApiError. */
export async function postIdentity(path: string, body: Fields): Promise<Fields> {
  const { status, ok, answer } = await requestIdentity(path, body).catch(() => {
    throw new IdentityError('network-request-failed');
  });
  if (!ok) throw refusal(status, answer);
  return isFields(answer) ? answer : {};
}

/** The person in an answer; null where there is none. */
export function identityIn(answer: unknown): SignInIdentity | null {
  const user = isFields(answer) ? answer['user'] : null;
  if (!isFields(user) || typeof user['id'] !== 'string') return null;
  return {
    uid: user['id'],
    email: textOrNull(user['email']),
    displayName: textOrNull(user['name']),
    photoURL: textOrNull(user['image']),
  };
}

/** The person whom an answer let in. Throws IdentityError where there is none. */
export function requireIdentity(answer: Fields): SignInIdentity {
  const person = identityIn(answer);
  if (!person) throw new IdentityError('unknown');
  return person;
}
