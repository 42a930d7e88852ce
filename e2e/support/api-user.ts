import { request } from 'node:http';
import type { CurrentWindowBody } from '../../core/contract/reflections.ts';

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

/** A user of the API who authenticates as a page does, with a session cookie and short-lived tokens. */
export type ApiUser = {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
  /** The session's cookies, each as `name=value`. */
  readonly cookies: readonly string[];
  readonly authorization: string;
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
};

const password = 'Correct-horse1!';

/**
 * Renew a token a minute before it expires, as a page does. During the last minute of a token, the server checks the
 * token on every call.
 */
const renewAfterMs = 9 * 60_000;

/** Thrown if an answer has a status that the caller does not expect. */
export class UnexpectedAnswer extends Error {
  readonly answer: Answer;

  constructor(what: string, answer: Answer) {
    super(`${what} responded with ${answer.status}: ${JSON.stringify(answer.body)?.slice(0, 200)}`);
    this.answer = answer;
  }
}

/** Return the answer if it has one of these statuses; otherwise throw UnexpectedAnswer. */
export function expectAnswer(what: string, answer: Answer, ...statuses: readonly number[]): Answer {
  if (!statuses.includes(answer.status)) throw new UnexpectedAnswer(what, answer);
  return answer;
}

async function send(url: string, method: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson ? JSON.parse(text) : text || null, headers: response.headers };
}

/**
 * Sign up, or sign in if the account exists. All requests of the user have the headers in `own`. Rejects if the server
 * is down.
 */
export async function signUpByApi(
  url: string,
  email: string,
  own: Readonly<Record<string, string>> = {},
): Promise<ApiUser> {
  const origin = { origin: new URL(url).origin, ...own };
  let entered = await send(`${url}/api/identity/sign-up/email`, 'POST', { name: '', email, password }, origin);
  if (entered.status === 422) {
    entered = await send(`${url}/api/identity/sign-in/email`, 'POST', { email, password }, origin);
  }
  expectAnswer('The sign-in', entered, 200);
  const cookies = entered.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const askToken = () => send(`${url}/api/identity/token`, 'GET', undefined, { ...own, cookie: cookies.join('; ') });
  const bearerOf = ({ body }: Answer) => `Bearer ${(body as { token: string }).token}`;
  let authorization = bearerOf(expectAnswer('The token request', await askToken(), 200));
  let renewedAt = performance.now();
  return {
    email,
    password,
    uid: (entered.body as { user: { id: string } }).user.id,
    cookies,
    authorization,
    call: async (method, path, body, headers = {}) => {
      const ask = () => send(`${url}${path}`, method, body, { authorization, ...own, ...headers });
      const renew = async () => {
        const renewed = await askToken();
        if (renewed.status === 200) [authorization, renewedAt] = [bearerOf(renewed), performance.now()];
        return renewed.status === 200;
      };
      if (performance.now() - renewedAt > renewAfterMs) await renew();
      const answer = await ask();
      return answer.status === 401 && (await renew()) ? ask() : answer;
    },
  };
}

/** Return the offset in minutes of a zone where it is about 19:30 now, so that the evening stays open for hours. */
export function eveningOffset(nowMs: number): number {
  const minutesUtc = Math.floor(nowMs / 60_000) % 1440;
  const wanted = minutesUtc - (19 * 60 + 30);
  const onCircle = ((((wanted + 720) % 1440) + 1440) % 1440) - 720;
  return onCircle < -840 ? onCircle + 1440 : onCircle;
}

export async function currentWindow(person: ApiUser, timezoneOffset: number): Promise<CurrentWindowBody> {
  const answer = await person.call('POST', '/api/reflections/current', { timezoneOffset, type: 'evening' });
  return expectAnswer('The current window request', answer, 200).body as CurrentWindowBody;
}

/**
 * Send a request. Close the connection as soon as the response begins, or after `afterMs`. The response is lost, even
 * if the server has handled the request. `onResponse` is called when the response begins.
 */
export function sendAndHangUp(
  url: string,
  path: string,
  { body, headers }: { readonly body: unknown; readonly headers: Readonly<Record<string, string>> },
  { afterMs, onResponse = () => {} }: { readonly afterMs: number; readonly onResponse?: () => void },
): Promise<void> {
  return new Promise((resolve) => {
    const text = JSON.stringify(body);
    const call = request(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers },
    });
    call.on('error', () => resolve());
    call.on('response', (response) => {
      onResponse();
      response.destroy();
    });
    call.end(text, () => setTimeout(() => call.destroy(), afterMs));
    call.on('close', () => resolve());
  });
}
