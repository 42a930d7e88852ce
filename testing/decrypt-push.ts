// Decrypts push messages as browsers do (RFC 8291), independently of the library that encrypts them.
import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const tagBytes = 16;
const delimiter = 2;

const bytesOf = (buffer: ArrayBuffer) => Buffer.from(buffer);

/** Return the text of an `aes128gcm` body. Throws if the body was not encrypted for this key pair and secret. */
export function decryptPush(body: Buffer, browser: ECDH, authSecret: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const shared = browser.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const secret = bytesOf(hkdfSync('sha256', shared, authSecret, info, 32));
  const key = bytesOf(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = bytesOf(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-tagBytes));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
  const end = padded.lastIndexOf(delimiter);
  if (end === -1) throw new Error('the record has no delimiter');
  return padded.subarray(0, end).toString('utf8');
}
