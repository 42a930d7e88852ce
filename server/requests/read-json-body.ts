import { Refusal } from '../errors/refusal.ts';

/** Larger than any valid body, even with 20,000 escaped characters of four bytes each. */
const bodyLimitBytes = 256 * 1024;

const notJson = () => new Refusal('bad_request', { message: 'The body must be JSON.', field: 'body' });

/** Read the body. Throw `too_large` above the limit: a body without a declared length must not fill the memory. */
export async function readBodyText(request: Request): Promise<string> {
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

/** Parse the body as JSON. Throw a refusal for another media type, more than 256 kB, or invalid JSON. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal('bad_request', {
      message: 'content-type must be application/json',
      field: 'headers.content-type',
    });
  }
  const text = await readBodyText(request).catch((error: unknown) => {
    throw error instanceof Refusal ? error : notJson();
  });
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}
