import { retryAfterMs } from './retry-after.ts';

/** What was seen of one call, by ourselves: the libraries' errors hold the whole prompt and are never looked at. */
export type CallNotes = {
  /** Null while nothing has answered. */
  status: number | null;
  retryAfterMs: number | null;
  isTooLarge: boolean;
};

/** One mebibyte of JSON is some hundred times the longest summary. */
export const answerMaxBytes = 1_048_576;

/** The body as far as the cap, or null beyond it; the connection is given up there. */
async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (response.body === null) return new Uint8Array();
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (size > answerMaxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * A fetch for one call that reads at most 1 MiB, counted after decompression, follows no redirect (nobody else is to
 * get what is sent) and writes into `notes` what it saw. Throws as fetch does, and when the answer is too large.
 */
export function boundedFetch(notes: CallNotes): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    notes.status = response.status;
    notes.retryAfterMs = retryAfterMs(response.headers);
    const body = await readBounded(response);
    if (body === null) {
      notes.isTooLarge = true;
      throw new Error('the answer is too large');
    }
    const type = response.headers.get('content-type') ?? 'application/json';
    return new Response(response.status === 204 ? null : body, {
      status: response.status,
      headers: { 'content-type': type },
    });
  };
}
