import { hash } from 'node:crypto';

export type TableSum = { readonly rows: number; readonly digest: string };

const lanes = 8;

/**
 * Sum the SHA-256 hashes of a table's rows. The order of the rows, which differs between databases, does not change the
 * sum.
 */
export function openDigest(): { readonly add: (row: Buffer) => void; readonly result: () => TableSum } {
  const sum = new Uint32Array(lanes);
  let rows = 0;
  return {
    add: (row) => {
      const digest = hash('sha256', row, 'buffer');
      for (let lane = 0; lane < lanes; lane += 1) sum[lane] = (sum[lane] ?? 0) + digest.readUInt32BE(lane * 4);
      rows += 1;
    },
    result: () => ({ rows, digest: Buffer.from(sum.buffer).toString('hex') }),
  };
}
