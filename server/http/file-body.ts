import { Refusal } from './refusal.ts';

const tooLarge = (mostBytes: number) =>
  new Refusal('too_large', {
    field: 'body',
    message: `The file is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB.`,
  });

/** The body as it is. One that says it is larger than allowed is refused unread, one that turns out so midway. */
export async function readFileBody(request: Request, mostBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge(mostBytes);
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
