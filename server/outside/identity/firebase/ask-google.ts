import { IssuerAway } from '../identity.ts';

const longestWaitMs = 5_000;
const mostBytes = 100_000;

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
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(longestWaitMs) });
    const text = await answer.text();
    if (text.length > mostBytes) throw new IssuerAway();
    return { status: answer.status, headers: answer.headers, body: parsed(text) };
  } catch {
    throw new IssuerAway();
  }
};
