import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { acceptsEncoding } from './accept-encoding.ts';

const brotli = promisify(brotliCompress);

/** Compress from this size on, in bytes: a smaller answer fits into one packet as it is. */
const leastBytes = 1_400;
/**
 * The Brotli quality, from 0 to 11. With 3, half a millisecond compresses an answer of 100 reflections to a third of
 * its size.
 */
const quality = 3;

type Compressed = {
  readonly content: Buffer<ArrayBuffer>;
  readonly headers: { readonly 'content-length': string; readonly 'content-encoding'?: 'br' };
};

/**
 * Compress an answer for slow connections, if the request comes from our own page. A request that another site causes
 * gets the plain answer: otherwise, that site could guess the content from the lengths of compressed answers.
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
