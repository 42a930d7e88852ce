import { randomBytes } from 'node:crypto';

export type Random = {
  /** Return a UUID v7. These ids sort by creation time. */
  readonly id: () => string;
  readonly bytes: (count: number) => Uint8Array;
};

/** Return the text of a UUID of 16 bytes. */
export function uuidText(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

let lastMs = 0;
let sequence = 0;

/** Return a UUID v7 (RFC 9562): 48 bits of time, a 12-bit sequence number within the millisecond, then random bits. */
function uuidV7(): string {
  const now = Math.max(Date.now(), lastMs);
  sequence = now === lastMs ? (sequence + 1) & 0xfff : randomBytes(1).readUInt8();
  lastMs = sequence === 0 ? now + 1 : now;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return uuidText(bytes);
}

export const systemRandom: Random = { id: uuidV7, bytes: (count) => randomBytes(count) };
