import { statfs } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { tryDataDir } from '../db/data-dir.ts';

const leastFreeBytes = 1024 ** 3;

/** Return a sentence if DATA_DIR is not writable or its disk has less than 1 GB left. */
export async function checkDisk({
  dataDir,
  databaseUrl,
  smtpUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'smtpUrl'>): Promise<string[]> {
  if (databaseUrl !== null && smtpUrl !== null) return [];
  const { folder, problem } = tryDataDir(dataDir);
  if (problem !== null) return [problem];
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= leastFreeBytes) return [];
  return [`The disk of DATA_DIR has only ${Math.floor(freeBytes / 1024 ** 2)} MB left: make room before it is full.`];
}
