import { blankNotes, boundedFetch } from '../../outside/bounded-fetch.ts';
import { IssuerUnavailable } from '../identity.ts';

const longestWaitMs = 5_000;

/** An answer of Google's: its status, its headers, and its body as JSON (null where it is none). */
export type GoogleResponse = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/** Asks one address of Google's, 5 s at most. Tests put their own in its place. */
export type GoogleRequest = (url: string, init?: RequestInit) => Promise<GoogleResponse>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Throws `IssuerAway` where there is no answer, or one that is too long to be theirs. */
export const requestGoogle: GoogleRequest = async (url, init = {}) => {
  try {
    const answer = await boundedFetch(blankNotes())(url, { ...init, signal: AbortSignal.timeout(longestWaitMs) });
    return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) };
  } catch {
    throw new IssuerUnavailable();
  }
};
