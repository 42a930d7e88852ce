import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { acceptsEncoding } from './accept-encoding.ts';

const brotli = promisify(brotliCompress);

/** An answer with fewer bytes than this fits into one packet without compression. */
const leastBytes = 1_400;
/** Brotli quality, from 0 to 11: with 3, compressing 100 reflections to a third of their size takes 0.5 ms. */
const quality = 3;

type Compressed = {
  readonly content: Buffer<ArrayBuffer>;
  readonly headers: { readonly 'content-length': string; readonly 'content-encoding'?: 'br' };
};

/**
 * Compress an answer if the app's own page requests it. Otherwise another site could send requests in the user's name
 * and guess the content from the lengths of compressed answers (BREACH).
 */
export async function compress(content: Buffer<ArrayBuffer>, request: Request): Promise<Compressed> {
  const isOurs = request.headers.get('sec-fetch-site') === 'same-origin';
  const isWanted = isOurs && acceptsEncoding(request.headers.get('accept-encoding') ?? '', 'br');
  if (!isWanted || content.length < leastBytes) {
    return { content, headers: { 'content-length': String(content.length) } };
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const small = Buffer.from(await brotli(content, { params }));
  return { content: small, headers: { 'content-length': String(small.length), 'content-encoding': 'br' } };
}
