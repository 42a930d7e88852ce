import { isUtf8 } from 'node:buffer';

/** The bytes of a byte order mark, and of the whitespace that JSON allows. */
const ignored: readonly number[] = [0xef, 0xbb, 0xbf, 0x20, 0x09, 0x0a, 0x0d];

/**
 * Return whether a file may be a JSON object or array. The bytes of a picture are not: counted as JSON, they look like
 * deeply nested values.
 */
export function mayBeJson(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => !ignored.includes(byte));
  return (first === 0x5b || first === 0x7b) && isUtf8(bytes);
}
