import { hash } from 'node:crypto';

export type TableSum = { readonly rows: number; readonly digest: string };

const lanes = 8;

/**
 * Return `add` for each row of a table, and `result` for the number and digest of all rows. The digest is the sum of
 * the rows' SHA-256 hashes, because the order of rows differs between databases.
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
