import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupFault } from './backup-fault.ts';

/**
 * The outer format of a backup, like age's STREAM construction: a first line, a random salt, a value that verifies the
 * key, then chunks of 64 KiB, each sealed with AES-256-GCM. The nonce of a chunk contains its number and whether it is
 * the last chunk. A file that was damaged, truncated, extended, reordered or mixed from two files therefore does not
 * open.
 */
const firstLine = Buffer.from('Inward backup 1\n');
const saltBytes = 32;
const checkBytes = 32;
const headBytes = firstLine.length + saltBytes + checkBytes;
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

const stretch = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

type Keys = { readonly key: Buffer; readonly check: Buffer };

/** Cache the keys of the latest file: deriving keys is slow, and a backup is read up to three times in a row. */
let latest: { readonly of: string; readonly keys: Promise<Keys> } | null = null;

async function stretchKeys(secret: string, salt: Buffer): Promise<Keys> {
  const root = await stretch(secret, salt, 32, cost);
  const derive = (use: string, length: number) => Buffer.from(hkdfSync('sha256', root, '', use, length));
  return { key: derive('inward backup chunks', 32), check: derive('inward backup check', checkBytes) };
}

function deriveKeys(secret: string, salt: Buffer): Promise<Keys> {
  const of = hash('sha256', `${salt.toString('hex')} ${secret}`);
  if (latest?.of !== of) latest = { of, keys: stretchKeys(secret, salt) };
  return latest.keys;
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function sealChunk({ key }: Keys, plain: Buffer, index: number, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast)).setAAD(firstLine);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openChunk({ key }: Keys, sealed: Buffer, index: number, isLast: boolean): Buffer {
  if (sealed.length < tagBytes) throw new BackupFault('cut');
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), { authTagLength: tagBytes });
  decipher.setAAD(firstLine).setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    throw new BackupFault('damaged');
  }
}

/**
 * Yield pieces of `size` bytes and mark the last piece, which may be shorter. An empty source yields one empty piece.
 */
async function* piecesOf(source: AsyncIterable<Buffer>, size: number) {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    waiting.push(part);
    length += part.length;
    if (length <= size) continue;
    let rest = Buffer.concat(waiting, length);
    for (; rest.length > size; rest = rest.subarray(size)) yield { piece: rest.subarray(0, size), isLast: false };
    waiting = [rest];
    length = rest.length;
  }
  yield { piece: Buffer.concat(waiting, length), isLast: true };
}

/** Encrypt a stream with a secret: a passphrase or the text of a key file. */
export async function* seal(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const keys = await deriveKeys(secret, salt);
  yield Buffer.concat([firstLine, salt, keys.check]);
  let index = 0;
  for await (const { piece, isLast } of piecesOf(source, chunkBytes)) {
    yield sealChunk(keys, piece, index, isLast);
    index += 1;
  }
}

/** Split a sealed stream into the salt, the value that verifies the key, and the rest of the stream. */
async function takeHead(source: AsyncIterable<Buffer>) {
  const parts = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < headBytes) {
    const { value, done } = await parts.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  if (!head.subarray(0, firstLine.length).equals(firstLine)) throw new BackupFault('foreign');
  if (head.length < headBytes) throw new BackupFault('cut');
  const rest = async function* () {
    yield head.subarray(headBytes);
    yield* { [Symbol.asyncIterator]: () => parts };
  };
  const salt = head.subarray(firstLine.length, firstLine.length + saltBytes);
  return { salt, check: head.subarray(firstLine.length + saltBytes, headBytes), rest };
}

/** Decrypt a sealed stream. Throw a `BackupFault` if the secret is wrong, or at the first chunk that was changed. */
export async function* unseal(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const { salt, check, rest } = await takeHead(source);
  const keys = await deriveKeys(secret, salt);
  if (!timingSafeEqual(keys.check, check)) throw new BackupFault('otherKey');
  let index = 0;
  for await (const { piece, isLast } of piecesOf(rest(), chunkBytes + tagBytes)) {
    yield openChunk(keys, piece, index, isLast);
    index += 1;
  }
}
