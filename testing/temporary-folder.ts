import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Use `memory` only if it has this many free bytes. All temporary folders together need less than half of them. */
const memoryMin = 4 * 1024 ** 3;

/**
 * Return the folder that contains all temporary folders. It is in memory if there is enough room: on ext4, PostgreSQL
 * spends two fifths of its time finding free inodes for the files of new databases.
 */
export function temporaryParent(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) < memoryMin ? tmpdir() : memory;
  } catch {
    return tmpdir();
  }
}

/** Create a temporary folder that other users may enter: if tests run as root, PostgreSQL runs as another user. */
export function temporaryFolder(name: string): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(temporaryParent(), `inward-${name}-`));
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
