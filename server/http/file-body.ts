import { Refusal } from '../errors/refusal.ts';

const tooLarge = (mostBytes: number) =>
  new Refusal('too_large', {
    field: 'body',
    message: `The file is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB.`,
  });

/** How many bytes a file will be: as it says, or as many as may come. Refuses more than allowed. */
export function sizeOfFile(request: Request, mostBytes: number): number {
  const declared = Number(request.headers.get('content-length') ?? mostBytes);
  if (declared > mostBytes) throw tooLarge(mostBytes);
  return declared;
}

/** The body as it is. Refuses one that turns out midway to be larger than allowed. */
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
