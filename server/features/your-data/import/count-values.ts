import { invalidFile, tooLarge } from './file-refusals.ts';

/** The maximum depth of JSON. A download of this product has 5 levels, exports of other products about 8. */
const depthMax = 64;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];

/** Return the index of the quotation mark that ends a JSON string, or the number of bytes if there is none. */
function endOfString(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === backslash) at += 1;
    else if (byte === quote) return at;
  }
  return bytes.length;
}

/**
 * Return approximately how many values a JSON text has, without parsing it: JSON.parse takes memory outside the heap
 * for each level and each value. Throw a refusal if there are more than `most` values or too many levels.
 */
export function countValues(bytes: Uint8Array, most: number): number {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = endOfString(bytes, at);
    else if (byte === comma) values += 1;
    // The codes of `[` and `{` differ in only one bit, and so do those of `]` and `}`.
    else if ((Number(byte) & 0xdf) === 0x5b) {
      values += 1;
      depth += 1;
      if (depth > depthMax) throw invalidFile('The file is nested too deeply.');
    } else if ((Number(byte) & 0xdf) === 0x5d) depth -= 1;
    if (values > most) throw tooLarge('The file holds too many values to read.');
  }
  return values;
}
