import { blankNotes, boundedFetch } from '../../outside/bounded-fetch.ts';
import { IssuerAway } from '../identity.ts';

const longestWaitMs = 5_000;

/** An answer of Google's: its status, its headers, and its body as JSON (null where it is none). */
export type GoogleAnswer = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/** Asks one address of Google's, 5 s at most. Tests put their own in its place. */
export type AskGoogle = (url: string, init?: RequestInit) => Promise<GoogleAnswer>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Throws `IssuerAway` where there is no answer, or one that is too long to be theirs. */
export const askGoogle: AskGoogle = async (url, init = {}) => {
  try {
    const answer = await boundedFetch(blankNotes())(url, { ...init, signal: AbortSignal.timeout(longestWaitMs) });
    return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) };
  } catch {
    throw new IssuerAway();
  }
};
