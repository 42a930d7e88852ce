import { ApiError, NetworkError } from './api-errors.ts';
import { type IdentityCode, IdentityError, type Person } from './identity.ts';
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
  INVALID_PASSWORD: 'wrong-password',
  INVALID_TOKEN: 'reset-link-invalid',
  INVALID_ORIGIN: 'unauthorized-domain',
};

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** One call under /api/identity; a body makes it a POST. Throws NetworkError. */
export async function call(path: string, body?: Fields): Promise<{ status: number; ok: boolean; answer: unknown }> {
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

/** A call that the person asked for: no answer is an IdentityError as well, and a session that is over an ApiError. */
export async function ask(path: string, body: Fields): Promise<Fields> {
  const { status, ok, answer } = await call(path, body).catch(() => {
    throw new IdentityError('network-request-failed');
  });
  if (status === 401 && isFields(answer) && answer['code'] === 'UNAUTHORIZED') throw new ApiError(401, 'Unauthorized');
  if (!ok) throw refusal(status, answer);
  return isFields(answer) ? answer : {};
}

/** The person in an answer; null where there is none. */
export function personOf(answer: unknown): Person | null {
  const user = isFields(answer) ? answer['user'] : null;
  if (!isFields(user) || typeof user['id'] !== 'string') return null;
  return {
    uid: user['id'],
    email: textOrNull(user['email']),
    displayName: textOrNull(user['name']),
    photoURL: textOrNull(user['image']),
  };
}
