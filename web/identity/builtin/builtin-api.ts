import { ApiError, NetworkError } from '../../data/api/api-errors.ts';
import { takeEarlyAnswer } from '../../data/api/early-answers.ts';
import { requestTimeoutMs, withTimeout } from '../../data/api/with-timeout.ts';
import { basePath } from '../../device/base-path.ts';
import { currentInvite } from '../../device/invite.ts';
import { type IdentityCode, IdentityError, type SignInIdentity } from '../port/identity.ts';

type Codes = Readonly<Record<string, IdentityCode>>;

/** Error codes of the builtin identity (docs/identity-calls.md) and the specification's codes for them. */
const codes: Codes = {
  INVALID_EMAIL: 'invalid-email',
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  PASSWORD: 'weak-password',
  PASSWORD_TOO_COMMON: 'common-password',
  TOO_MANY_REQUESTS: 'too-many-requests',
  // Show the server's message, which says when to ask again.
  TOO_MANY_EMAILS: 'unknown',
  BUSY: 'unknown',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_TOKEN: 'reset-link-invalid',
  INVALID_ORIGIN: 'unauthorized-domain',
  USER_DISABLED: 'user-disabled',
};

/** Return the invite of this tab as a field of the sign-up, or no field if there is none. */
export function inviteField(): { invite?: string } {
  const invite = currentInvite();
  return invite === null ? {} : { invite };
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Send a request under /api/identity: a POST if there is a body, otherwise a GET. Throws NetworkError. */
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
      const url = `/api/identity/${path}`;
      const early = body ? null : await takeEarlyAnswer(url, null)?.catch(() => null);
      const response = early ?? (await fetch(basePath + url, { ...init, signal }));
      const text = await response.text();
      return { status: response.status, ok: response.ok, answer: text === '' ? null : JSON.parse(text) };
    });
  } catch {
    throw new NetworkError('No answer from the identity service');
  }
}

function errorOf(status: number, answer: unknown, own?: Codes): Error {
  const code = isFields(answer) ? String(answer['code'] ?? '') : '';
  if (code === 'UNAUTHORIZED') return new ApiError(status, 'Unauthorized');
  const message = isFields(answer) ? (textOrNull(answer['message']) ?? '') : '';
  // The server has several codes that begin with PASSWORD_ and mean a weak password.
  const known = own?.[code] ?? codes[code] ?? codes[code.replace(/^PASSWORD_.*/, 'PASSWORD')];
  return new IdentityError(known ?? (status === 429 ? 'too-many-requests' : 'unknown'), message);
}

/**
 * Send a POST for an action of the user. `own` are error codes of this call only. Throws IdentityError, or ApiError 401
 * when the session is over.
 */
export async function postIdentity(path: string, body: Fields, own?: Codes): Promise<Fields> {
  const { status, ok, answer } = await requestIdentity(path, body).catch(() => {
    throw new IdentityError('network-request-failed');
  });
  if (!ok) throw errorOf(status, answer, own);
  return isFields(answer) ? answer : {};
}

/** Return the identity in a response, or null if there is none. */
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

/** Return the identity in a response, or throw IdentityError if there is none. */
export function requireIdentity(answer: Fields): SignInIdentity {
  const identity = identityIn(answer);
  if (!identity) throw new IdentityError('unknown');
  return identity;
}
