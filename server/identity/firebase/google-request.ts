import { blankNotes, boundedFetch } from '../../outside/bounded-fetch.ts';
import { IssuerUnavailable } from '../identity.ts';

const timeoutMs = 5_000;

/** A response of a Google service. `body` is parsed JSON, or null when it is not JSON. */
export type GoogleResponse = { readonly status: number; readonly headers: Headers; readonly body: unknown };

export type GoogleRequest = (url: string, init?: RequestInit) => Promise<GoogleResponse>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Throw `IssuerUnavailable` on a network error, a redirect, a body over the size limit, or after 5 s. */
export const requestGoogle: GoogleRequest = async (url, init = {}) => {
  try {
    const response = await boundedFetch(blankNotes())(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, headers: response.headers, body: parseJson(await response.text()) };
  } catch {
    throw new IssuerUnavailable();
  }
};
