import type pg from 'pg';
import { errorCode } from '../errors/database-errors.ts';

/** How long a successful probe remains valid. */
const freshMs = 5_000;

/**
 * Write 100 kB to a new file, which is removed at the commit. Hashes can be neither compressed nor deduplicated, so the
 * write really takes up disk space.
 */
const write = `create temporary table write_probe on commit drop as
  select sha256(n::text::bytea) as filler from generate_series(1, 1600) n`;

/** The error code when the owner of an external database has revoked the right to create temporary tables. */
const refusedRight = '42501';

/**
 * Return a function that rejects while the database accepts no writes, because its disk is full or it is read-only.
 * Concurrent calls share one probe.
 */
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
