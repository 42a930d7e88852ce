import { retryAfterMs } from './retry-after.ts';

/** What was seen of one call, by ourselves: the libraries' errors hold the whole prompt and are never looked at. */
export type CallNotes = {
  /** Null while nothing has answered. */
  status: number | null;
  retryAfterMs: number | null;
  isTooLarge: boolean;
  /** No connection came about: nothing was sent. */
  isUnreached: boolean;
  /** How many bytes of the answer were read. */
  size: number;
};

/** The notes of a call that has not begun. */
export const blankNotes = (): CallNotes => ({
  status: null,
  retryAfterMs: null,
  isTooLarge: false,
  isUnreached: false,
  size: 0,
});

/** One mebibyte of JSON is some hundred times the longest summary. */
export const answerMaxBytes = 1_048_576;

/** The body as far as the cap, or null beyond it; the connection is given up there. */
async function readBounded(response: Response, notes: CallNotes): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  if (response.body === null) return new Uint8Array();
  for await (const chunk of response.body) {
    notes.size += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (notes.size > answerMaxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** How the body is written, and how long it is good. */
const keptHeaders = ['content-type', 'cache-control', 'age'];

const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether a fetch failed before anything could be sent, by the code of its cause. */
function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && unreached.includes(String(cause.code));
}

/**
 * A fetch for one call that reads at most 1 MiB, counted after decompression, follows no redirect (nobody else is to
 * get what is sent) and writes into `notes` what it saw. Throws as fetch does, and when the answer is too large.
 */
export function boundedFetch(notes: CallNotes): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' }).catch((error: unknown) => {
      notes.isUnreached = isUnreached(error);
      throw error;
    });
    notes.status = response.status;
    notes.retryAfterMs = retryAfterMs(response.headers);
    const body = await readBounded(response, notes);
    if (body === null) {
      notes.isTooLarge = true;
      throw new Error('the answer is too large');
    }
    const headers = new Headers({ 'content-type': 'application/json' });
    for (const name of keptHeaders) {
      const value = response.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(response.status === 204 ? null : body, { status: response.status, headers });
  };
}
