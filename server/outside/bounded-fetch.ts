import { retryAfterMs } from './retry-after.ts';

/**
 * Notes about a call to another server. Log these instead of a library's errors, which quote the whole prompt for a
 * model.
 */
export type CallNotes = {
  /** Null until a response arrives. */
  status: number | null;
  retryAfterMs: number | null;
  isTooLarge: boolean;
  /** Whether the connection failed, so that nothing was sent. */
  isUnreached: boolean;
  /** Bytes read from the answer. */
  size: number;
};

export const blankNotes = (): CallNotes => ({
  status: null,
  retryAfterMs: null,
  isTooLarge: false,
  isUnreached: false,
  size: 0,
});

/** The size limit of an answer. The longest summary has about a hundredth of this size. */
export const answerMaxBytes = 1_048_576;

/** Return the body, or close the connection and return null if the body is larger than `maxBytes`. */
async function readBounded(
  response: Response,
  notes: CallNotes,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  if (response.body === null) return new Uint8Array();
  for await (const chunk of response.body) {
    notes.size += chunk.byteLength;
    // Returning from the loop cancels the rest of the body.
    if (notes.size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const keptHeaders = ['content-type', 'cache-control', 'age'];

const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Return whether a fetch failed before anything was sent, by the error code of its cause. */
function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && unreached.includes(String(cause.code));
}

/**
 * Return a `fetch` that records one call in `notes`, limits the size of the decompressed answer, and follows no
 * redirect: no other host may receive the request.
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
