import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../../errors/start-fault.ts';
import { freeMegabytes } from '../data-dir.ts';
import { findPostmaster } from './postmaster.ts';

/** PostgreSQL creates a new file of its write-ahead log (16 MB) when it recovers, and smaller files at each start. */
const leastFreeMegabytes = 32;

/**
 * Throw if the disk has too little room for PostgreSQL to start. On a full disk, PostgreSQL runs but refuses all
 * connections, and its log takes the last bytes.
 */
export function requireSpace(dataDir: string): void {
  const home = join(dataDir, 'postgres');
  if (findPostmaster(join(home, 'cluster')).running) return;
  const free = freeMegabytes(existsSync(home) ? home : dataDir);
  if (free >= leastFreeMegabytes) return;
  throw new StartFault(
    `The disk of DATA_DIR ${dataDir} has only ${free} MB left, and the embedded database needs ${leastFreeMegabytes} MB to start: make room there, then start again.`,
  );
}
