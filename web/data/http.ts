import { ApiError, NetworkError } from './api-errors.ts';
import { answerLimitMs, withinTime } from './within-time.ts';

/** Where the identity token comes from. Set once, by the session. */
export type TokenSource = {
  /**
   * The token to send; null when the session is over, which the server then says to a request without one. Throws
   * NetworkError when it cannot be had just now, or is nobody's by the time it comes.
   */
  token: () => Promise<string | null>;
  /** Called after a 401: another token than the stale one, or null when the session is over. Throws as `token` does. */
  refresh: (stale: string | null) => Promise<string | null>;
  /** The uid of who is signed in here, or about to be shown; null when nobody is. */
  owner: () => string | null;
};

let tokenSource: TokenSource | null = null;
let onUnauthorized: (() => void) | null = null;

export function setTokenSource(source: TokenSource | null): void {
  tokenSource = source;
}

/** What happens once an answer stays 401 after the token was refreshed. */
export function setUnauthorizedHandler(handler: (() => void) | null): void {
  onUnauthorized = handler;
}

export type HttpRequest = {
  method: string;
  /** Path with its query string. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON when given; a file as it is. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Without the bearer token, for calls that answer anyone. */
  anonymous?: boolean;
  /** The uid of whose request it is, by default of who is signed in when it is made: it goes out for nobody else. */
  owner?: string | undefined;
};

function send(request: HttpRequest, token: string | null): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  const init: RequestInit = { method: request.method, credentials: 'include', headers };
  if (request.body !== undefined) {
    const isFile = request.body instanceof Blob;
    headers['content-type'] = isFile ? 'application/octet-stream' : 'application/json';
    init.body = isFile ? (request.body as Blob) : JSON.stringify(request.body);
  }
  if (request.signal) init.signal = request.signal;
  return fetch(request.url, init).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NetworkError('No answer from the server');
  });
}

/**
 * Sends one request with the bearer token and credentials and reads the JSON answer. A 401 is tried once more with a
 * fresh token. Throws ApiError for a non-OK answer and NetworkError when there is none within 30 s, or when
 * its person has left before it was sent, or before it was refused.
 */
export function requestJson(request: HttpRequest): Promise<unknown> {
  return withinTime(answerLimitMs, (signal) => exchange({ ...request, signal }), request.signal);
}

const textOf = (response: Response): Promise<string> =>
  response.text().catch(() => {
    throw new NetworkError('The answer broke off');
  });

/** The same without a limit of time and with the answer unread: for files. */
export async function requestAnswer(request: HttpRequest): Promise<Response> {
  const source = request.anonymous ? null : tokenSource;
  const owner = source ? (request.owner ?? source.owner()) : undefined;
  // Signed out meanwhile, or somebody else by now.
  const check = () => {
    if (source?.owner() !== owner) throw new NetworkError();
  };
  const token = source ? await source.token() : null;
  check();
  let response = await send(request, token);
  if (response.status === 401 && source && token !== null) {
    const fresh = await source.refresh(token);
    check();
    if (fresh !== null && fresh !== token) response = await send(request, fresh);
  }
  if (response.ok) return response;
  const text = await textOf(response);
  if (response.status === 401 && source) {
    check();
    onUnauthorized?.();
  }
  throw new ApiError(response.status, text || response.statusText);
}

async function exchange(request: HttpRequest): Promise<unknown> {
  const text = await textOf(await requestAnswer(request));
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new NetworkError('The answer is not JSON');
  }
}
