import type pg from 'pg';
import { errorCode } from '../errors/database-errors.ts';

/** How long one successful probe is believed. */
const freshMs = 5_000;

/** 100 kB in a new file, which is gone at the commit. Text that a page cannot share with another takes room on the disk. */
const write = `create temporary table write_probe on commit drop as
  select sha256(n::text::bytea) as filler from generate_series(1, 1600) n`;

/** The owner of an external database has revoked the right to create temporary tables. */
const refusedRight = '42501';

/**
 * Return a function that rejects while the database takes no writes: its disk is full, or it is read-only. Concurrent
 * calls share one probe.
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
