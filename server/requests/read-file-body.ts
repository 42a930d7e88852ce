import { Refusal } from '../errors/refusal.ts';

const tooLarge = (mostBytes: number) =>
  new Refusal('too_large', {
    field: 'body',
    message: `The file is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB.`,
  });

/** Return the declared size of a file in bytes, or the limit if none is declared. Throw `too_large` above the limit. */
export function declaredFileSize(request: Request, mostBytes: number): number {
  const declared = Number(request.headers.get('content-length') ?? mostBytes);
  if (declared > mostBytes) throw tooLarge(mostBytes);
  return declared;
}

/** Read the body. Throw `too_large` as soon as it exceeds the limit, `bad_request` when it is empty. */
export async function readFileBody(request: Request, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw tooLarge(mostBytes);
    chunks.push(chunk);
  }
  if (size === 0) throw new Refusal('bad_request', { field: 'body', message: 'The file is empty.' });
  return Buffer.concat(chunks);
}
