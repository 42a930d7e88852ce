import { blankNotes, boundedFetch, type CallNotes } from '../bounded-fetch.ts';
import type { PushOutcome } from './push.ts';

/** Longer than any push service takes, and well within the time that a worker holds a message. */
const answerLimitMs = 10_000;

/** What a service said: its status, null without an answer, and at most 1 MiB of its body. */
export type ServiceAnswer = Pick<CallNotes, 'status' | 'retryAfterMs'> & { readonly body: string };

/** Makes one call of a push service; never rejects and follows no redirect, which could lead anywhere. */
export async function callService(url: string, init: RequestInit): Promise<ServiceAnswer> {
  const notes = blankNotes();
  try {
    const response = await boundedFetch(notes)(url, { ...init, signal: AbortSignal.timeout(answerLimitMs) });
    return { ...notes, body: await response.text() };
  } catch {
    return { ...notes, body: '' };
  }
}

/** What all services say alike: sent, busy or broken for now, or no for good. */
export function outcomeOf({ status, retryAfterMs }: ServiceAnswer): PushOutcome {
  if (status === null || status === 429 || status >= 500) return { status: 'later', afterMs: retryAfterMs };
  return { status: status < 300 ? 'sent' : 'refused' };
}
