import { basePath } from '../../device/base-path.ts';
import { ApiError, NetworkError } from './api-errors.ts';
import { earlyKey, takeEarlyAnswer } from './early-answers.ts';
import { requestTimeoutMs, withTimeout } from './with-timeout.ts';

/** Provides the identity token for requests. */
export type TokenSource = {
  /**
   * Return the token to send; null when the session is over. Throws NetworkError if no token can be fetched now, or if
   * the user changed during the fetch.
   */
  token: () => Promise<string | null>;
  /** Return a new token after a 401 for the token `stale`; null when the session is over. Throws like `token`. */
  refresh: (stale: string | null) => Promise<string | null>;
  /** The uid of the user whose session is active or starting; null when signed out. */
  owner: () => string | null;
};

let tokenSource: TokenSource | null = null;
let onUnauthorized: (() => void) | null = null;

export function setTokenSource(source: TokenSource | null): void {
  tokenSource = source;
}

/** Set the handler that is called when a response is still a 401 after a token refresh. */
export function setUnauthorizedHandler(handler: (() => void) | null): void {
  onUnauthorized = handler;
}

type HttpRequest = {
  method: string;
  /** The path relative to the base path, with its query string. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** A Blob is sent as it is, anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Omit the bearer token, for calls that need no user. */
  anonymous?: boolean;
  /** The request is sent only while the user with this uid is signed in. Default: the current user. */
  owner?: string | undefined;
  /** The time limit, 30 s by default. */
  timeoutMs?: number | undefined;
};

function fetchOnce({ method, url, headers, body, signal }: HttpRequest, token: string | null): Promise<Response> {
  const sent: Record<string, string> = { accept: 'application/json', ...headers };
  if (token !== null) sent['authorization'] = `Bearer ${token}`;
  // Use `keepalive` for a deletion: it must reach the server even if the page is closed in the meantime.
  const init: RequestInit = { method, credentials: 'include', headers: sent, keepalive: method === 'DELETE' };
  const isFile = body instanceof Blob;
  const json = isFile || body === undefined ? undefined : JSON.stringify(body);
  if (body !== undefined) {
    sent['content-type'] = isFile ? 'application/octet-stream' : 'application/json';
    init.body = isFile ? body : (json ?? null);
  }
  if (signal) init.signal = signal;
  const early = method === 'GET' || json !== undefined ? takeEarlyAnswer(earlyKey(url, json), token) : null;
  const response = early ? early.catch(() => fetch(basePath + url, init)) : fetch(basePath + url, init);
  return response.catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NetworkError('No answer from the server');
  });
}

const textOf = (response: Response): Promise<string> =>
  response.text().catch(() => {
    throw new NetworkError('The answer broke off');
  });

async function request(sent: HttpRequest): Promise<Response> {
  const source = sent.anonymous ? null : tokenSource;
  const owner = source ? (sent.owner ?? source.owner()) : undefined;
  const requireSameUser = () => {
    if (source?.owner() !== owner) throw new NetworkError('The user changed during the request');
  };
  const token = source ? await source.token() : null;
  requireSameUser();
  let response = await fetchOnce(sent, token);
  if (response.status === 401 && source && token !== null) {
    const fresh = await source.refresh(token);
    requireSameUser();
    if (fresh !== null && fresh !== token) response = await fetchOnce(sent, fresh);
  }
  if (response.ok) return response;
  const text = await textOf(response);
  if (response.status === 401 && source) {
    requireSameUser();
    onUnauthorized?.();
  }
  throw new ApiError(response.status, text || response.statusText);
}

async function readJson(response: Response): Promise<unknown> {
  const text = await textOf(response);
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new NetworkError('The answer is not JSON');
  }
}

/**
 * Send one request with credentials and the bearer token, and return the JSON of the response. After a 401, repeat the
 * request once with a fresh token. Throws ApiError if the response is not OK. Throws NetworkError if no response
 * arrives in time, or if the user changes before the request is sent or before a 401 arrives.
 */
export function requestJson(sent: HttpRequest): Promise<unknown> {
  const { timeoutMs = requestTimeoutMs } = sent;
  return withTimeout(timeoutMs, async (signal) => readJson(await request({ ...sent, signal })), sent.signal);
}

/** Send one request as `requestJson` does, and return the file in its response. */
export function requestBlob(sent: HttpRequest): Promise<Blob> {
  const { timeoutMs = requestTimeoutMs } = sent;
  return withTimeout(timeoutMs, async (signal) => (await request({ ...sent, signal })).blob(), sent.signal);
}
