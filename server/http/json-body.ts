import { Refusal } from '../errors/refusal.ts';

/** More than any valid body: 20,000 characters of four bytes each, escaped, fit. */
const bodyLimitBytes = 256 * 1024;

const notJson = () => new Refusal('bad_request', { message: 'The body must be JSON.', field: 'body' });

/** Reads the body, at most the limit, so that a body without a declared length cannot fill the memory. */
export async function readLimited(request: Request): Promise<string> {
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

/** The request's JSON. Refuses another media type, more than 256 kB and anything that does not parse. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal('bad_request', {
      message: 'content-type must be application/json',
      field: 'headers.content-type',
    });
  }
  const text = await readLimited(request).catch((error: unknown) => {
    throw error instanceof Refusal ? error : notJson();
  });
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}
