import { memoryLimit } from '../../../concurrency/memory-limit.ts';
import { openSemaphore } from '../../../concurrency/semaphore.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { readBounds } from './read-bounds.ts';
import type { ImportContext, ImportRead } from './read-import.ts';
import { readInProcess } from './read-in-process.ts';

const bounds = readBounds(memoryLimit());
/**
 * The number of waiting files never reaches this limit: a user can queue only one file, and the limit on the memory for
 * uploads limits the number of uploaded files.
 */
const maxWaiting = 200;
const quick = openSemaphore({ limit: 1, maxWaiting });
const full = openSemaphore({ limit: 1, maxWaiting });

/**
 * Read an import file in turn, in one of two queues. A file that needs little memory and only a few seconds, as nearly
 * all files do, is read in the quick queue. There, it never waits for a large file.
 */
export async function readFairly(
  userId: string,
  bytes: Uint8Array,
  context: Omit<ImportContext, 'bounds'>,
): Promise<ImportRead> {
  const read = (queue: typeof full, limits: typeof bounds.full) =>
    queue.run(() => readInProcess(bytes, { ...context, bounds: limits }), { key: userId });
  if (bytes.length > bounds.quick.unpackedBytes) return read(full, bounds.full);
  try {
    return await read(quick, bounds.quick);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_large') return read(full, bounds.full);
    throw error;
  }
}
