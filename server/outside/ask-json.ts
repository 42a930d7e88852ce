import { blankNotes, boundedFetch } from './bounded-fetch.ts';

/** `body` is parsed JSON, or null if the body is not JSON. */
export type JsonAnswer = { readonly status: number; readonly body: unknown };

type Request = {
  readonly signal: AbortSignal;
  /** Sent as JSON by POST. Without a body, the request is a GET. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string | null;
};

/** Request a JSON document. Return null on a network error, a timeout, a redirect, or an answer over the size limit. */
export async function askJson(url: string, { signal, body, headers, key = null }: Request): Promise<JsonAnswer | null> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await boundedFetch(blankNotes())(url, {
      ...sent,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...headers,
      },
      signal,
    });
    const text = await response.text();
    return { status: response.status, body: parsed(text) };
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
