import type { Config } from '../config/config.ts';
import { freeMegabytes, tryDataDir } from '../db/data-dir.ts';

const leastFreeMegabytes = 1024;

/** Return a sentence if DATA_DIR is not writable or its disk has less than 1 GB left. */
export function checkDisk({
  dataDir,
  databaseUrl,
  smtpUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'smtpUrl'>): string[] {
  if (databaseUrl !== null && smtpUrl !== null) return [];
  const { folder, problem } = tryDataDir(dataDir);
  if (problem !== null) return [problem];
  const free = freeMegabytes(folder);
  if (free >= leastFreeMegabytes) return [];
  return [`The disk of DATA_DIR has only ${free} MB left: make room before it is full.`];
}
