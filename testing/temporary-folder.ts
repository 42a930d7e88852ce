import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** How many bytes must be free in the memory: the folders of all workers together take less than half of it. */
const memoryMin = 4 * 1024 ** 3;

/**
 * Return the folder in which tests create temporary folders. It is in memory if there is room: PostgreSQL needs two fifths
 * of its time on ext4 to find free inodes for the files of new databases.
 */
export function temporaryParent(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) < memoryMin ? tmpdir() : memory;
  } catch {
    return tmpdir();
  }
}

/**
 * Create a temporary folder that other users may enter, because PostgreSQL runs as another user if tests run as root.
 */
export function temporaryFolder(name: string): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(temporaryParent(), `inward-${name}-`));
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
