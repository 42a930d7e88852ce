import type pg from 'pg';
import { errorCode } from '../errors/database-errors.ts';

const freshMs = 5_000;

/** Write 100 kB to a temporary file. Hashes cannot be compressed, so the write really uses disk space. */
const write = `create temporary table write_probe on commit drop as
  select sha256(n::text::bytea) as filler from generate_series(1, 1600) n`;

/** The owner of an external database may have revoked the right to create temporary tables. */
const refusedRight = '42501';

/** Return a function that rejects while the database accepts no writes: its disk is full, or it is read-only. */
export function openWriteProbe(pool: pg.Pool): () => Promise<void> {
  let provenAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;

  const probe = async () => {
    try {
      await pool.query(write);
    } catch (error) {
      if (errorCode(error) !== refusedRight) throw error;
    }
    provenAt = performance.now();
  };

  return async () => {
    if (performance.now() - provenAt < freshMs) return;
    running ??= probe().finally(() => {
      running = null;
    });
    await running;
  };
}
