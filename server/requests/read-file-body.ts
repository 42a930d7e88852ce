import { Refusal } from '../errors/refusal.ts';
import type { Upload } from './upload-memory.ts';

/** Refuse an upload that stays below the minimum rate for this long. Mobile connections are faster. */
const patienceMs = 20_000;
const leastBytesPerSecond = 16 * 1024;
/** The time limit of an upload, after which its memory is released. 100 MB take this long at 1.4 Mbit/s. */
const longestMs = 600_000;

type Pace = { readonly patience: number; readonly longest: number };

const tooLarge = (mostBytes: number) =>
  new Refusal('too_large', {
    field: 'file',
    message: `The file is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB.`,
  });
const invalid = (message: string) => new Refusal('bad_request', { field: 'file', message });

/** Return a function that takes the number of bytes received so far, and returns whether they arrive too slowly. */
function openPace({ patience, longest }: Pace) {
  const startedAt = performance.now();
  /** The number of received bytes at each check in the last `patience` milliseconds. */
  let samples = [{ at: startedAt, size: 0 }];
  return (size: number): boolean => {
    const now = performance.now();
    samples.push({ at: now, size });
    const begin = samples.findLastIndex(({ at }) => now - at >= patience);
    if (begin >= 0) samples = samples.slice(begin);
    const [first = { at: now, size }] = samples;
    const isTooSlow = begin >= 0 && size - first.size < ((now - first.at) / 1_000) * leastBytesPerSecond;
    return isTooSlow || now - startedAt > longest;
  };
}

/** Yield the body as it arrives. Throw if it arrives too slowly. */
async function* arriving(body: ReadableStream<Uint8Array>, pace: Pace): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const isSlowAt = openPace(pace);
  let size = 0;
  let isTooSlow = false;
  const check = setInterval(
    () => {
      isTooSlow ||= isSlowAt(size);
      if (isTooSlow) void reader.cancel().catch(() => undefined);
    },
    Math.min(pace.patience / 4, 1_000),
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
 * Read a file, and reserve memory as its bytes arrive. Throw `too_large` above the size limit, `bad_request` if the
 * file is empty or arrives too slowly, and `unavailable` without enough memory.
 */
export async function readFileBody(
  request: Request,
  {
    mostBytes,
    upload,
    patience = patienceMs,
    longest = longestMs,
  }: { mostBytes: number; upload: Upload } & Partial<Pace>,
): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? mostBytes);
  if (declared > mostBytes) throw tooLarge(mostBytes);
  // Use a buffer that grows in place, so that the file is in memory only once.
  const buffer = new ArrayBuffer(0, { maxByteLength: mostBytes });
  if (request.body) {
    for await (const chunk of arriving(request.body, { patience, longest })) {
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
