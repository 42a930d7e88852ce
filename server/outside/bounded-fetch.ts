import { retryAfterMs } from './retry-after.ts';

/**
 * What is known about one call to another server. Use this record instead of the errors of libraries, which contain the
 * whole prompt.
 */
export type CallNotes = {
  /** The status of the response. Null before the response. */
  status: number | null;
  retryAfterMs: number | null;
  isTooLarge: boolean;
  /** Whether no connection was made, so that nothing was sent. */
  isUnreached: boolean;
  /** The number of bytes read from the answer. */
  size: number;
};

/** Return the record of a call that has not started. */
export const blankNotes = (): CallNotes => ({
  status: null,
  retryAfterMs: null,
  isTooLarge: false,
  isUnreached: false,
  size: 0,
});

/** The maximum size of an answer: 1 MiB of JSON is about a hundred times the longest summary. */
export const answerMaxBytes = 1_048_576;

/** Return the body. If it is larger than the limit, close the connection and return null. */
async function readBounded(
  response: Response,
  notes: CallNotes,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  if (response.body === null) return new Uint8Array();
  for await (const chunk of response.body) {
    notes.size += chunk.byteLength;
    // Returning from this loop cancels the rest of the body.
    if (notes.size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The headers to copy to the returned response: they describe the body and its lifetime. */
const keptHeaders = ['content-type', 'cache-control', 'age'];

const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Return whether a fetch failed before anything was sent. The code of the error's cause shows this. */
function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && unreached.includes(String(cause.code));
}

/**
 * Return a fetch for one call. It reads at most 1 MiB (or `maxBytes`), counted after decompression, and follows no
 * redirect, so that no other host receives the request. It records the call in `notes`. It throws the errors of fetch,
 * and an error for an answer that is too large.
 */
export function boundedFetch(notes: CallNotes, maxBytes = answerMaxBytes): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' }).catch((error: unknown) => {
      notes.isUnreached = isUnreached(error);
      throw error;
    });
    notes.status = response.status;
    notes.retryAfterMs = retryAfterMs(response.headers);
    const body = await readBounded(response, notes, maxBytes);
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
