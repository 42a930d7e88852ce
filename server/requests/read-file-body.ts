import { Refusal } from '../errors/refusal.ts';
import type { Upload } from './upload-memory.ts';

/** After this time an upload must have arrived at the least rate, which every mobile connection exceeds. */
const patienceMs = 20_000;
const leastBytesPerSecond = 16 * 1024;

const tooLarge = (mostBytes: number) =>
  new Refusal('too_large', {
    field: 'file',
    message: `The file is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB.`,
  });
const invalid = (message: string) => new Refusal('bad_request', { field: 'file', message });

/** Return the body as it arrives. End it when it arrives too slowly. */
async function* arriving(body: ReadableStream<Uint8Array>, patience: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const startedAt = performance.now();
  let size = 0;
  let isTooSlow = false;
  const check = setInterval(
    () => {
      const elapsedMs = performance.now() - startedAt;
      isTooSlow = elapsedMs > patience && size < (elapsedMs / 1_000) * leastBytesPerSecond;
      if (isTooSlow) void reader.cancel().catch(() => undefined);
    },
    Math.min(patience, 1_000),
  );
  const read = () =>
    reader.read().catch(() => {
      throw invalid('The file did not arrive completely.');
    });
  try {
    for (let next = await read(); !next.done; next = await read()) {
      size += next.value.byteLength;
      yield next.value;
    }
    if (isTooSlow) throw invalid('The file arrives too slowly. Please try again on a faster connection.');
  } finally {
    clearInterval(check);
    reader.releaseLock();
  }
}

/**
 * Read a file and reserve memory as it arrives. Throw `too_large` as soon as the declared or real size exceeds the limit,
 * `bad_request` when it is empty or arrives too slowly, `unavailable` when there is no memory.
 */
export async function readFileBody(
  request: Request,
  { mostBytes, upload, patience = patienceMs }: { mostBytes: number; upload: Upload; patience?: number },
): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? mostBytes);
  if (declared > mostBytes) throw tooLarge(mostBytes);
  // Grows in place, so that the file is in memory only once.
  const buffer = new ArrayBuffer(0, { maxByteLength: mostBytes });
  if (request.body) {
    for await (const chunk of arriving(request.body, patience)) {
      const size = buffer.byteLength;
      if (size + chunk.byteLength > mostBytes) throw tooLarge(mostBytes);
      upload.take(chunk.byteLength);
      buffer.resize(size + chunk.byteLength);
      new Uint8Array(buffer, size).set(chunk);
    }
  }
  if (buffer.byteLength === 0) throw invalid('The file is empty.');
  return new Uint8Array(buffer);
}
