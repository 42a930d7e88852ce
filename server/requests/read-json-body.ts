import { within } from '../concurrency/within.ts';
import { Refusal } from '../errors/refusal.ts';

/** Larger than any valid body, even with 20,000 escaped characters of four bytes. */
const bodyLimitBytes = 256 * 1024;
/** Every mobile connection can send even the largest body within this time. */
const patienceMs = 20_000;
/** A valid body has at most five nested levels. The limit protects libraries that process a body recursively. */
const levelsMax = 32;

const invalid = (message: string) => new Refusal('bad_request', { message, field: 'body' });

async function readText(request: Request): Promise<string> {
  const declared = request.headers.get('content-length');
  if (declared !== null) {
    if (Number(declared) > bodyLimitBytes) throw new Refusal('too_large', { field: 'body' });
    return request.text();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyLimitBytes) throw new Refusal('too_large', { field: 'body' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Throw `too_large` above the size limit, and `bad_request` if the body arrives too slowly or the client disconnects.
 */
export async function readBodyText(request: Request, patience = patienceMs): Promise<string> {
  const text = await within(readText(request), patience).catch((error: unknown) => {
    throw error instanceof Refusal ? error : invalid('The body did not arrive completely.');
  });
  if (text === null) throw invalid('The body arrives too slowly. Please try again on a faster connection.');
  return text;
}

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

/** Throw a `Refusal` for another media type, a body above 256 kB, or invalid or deeply nested JSON. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal('bad_request', {
      message: 'content-type must be application/json',
      field: 'headers.content-type',
    });
  }
  const text = await readBodyText(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw invalid('The body must be JSON.');
  }
  if (isDeeperThan(levelsMax, body)) throw invalid('The body is nested too deeply.');
  return body;
}
