import { Worker } from 'node:worker_threads';
import { openSemaphore } from '../../../concurrency/semaphore.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { invalidFile } from './file-refusals.ts';
import type { ImportOrder, ImportRead } from './read-import.ts';

export type ThreadAnswer = { readonly read: ImportRead } | { readonly refusal: Pick<Refusal, 'code' | 'details'> };

/** Read one file at a time, because reading may take much memory. */
const reading = openSemaphore({ limit: 1, maxWaiting: 20 });
const memoryMaxMb = 1_536;
const readMaxMs = 60_000;

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Read a file in a worker thread with limited memory and time, so that a large or hostile file does not block requests.
 * Throw the same errors as `readImport`.
 */
export function readInThread(userId: string, order: ImportOrder): Promise<ImportRead> {
  const read = async () => {
    const thread = new Worker(new URL('./import-thread.ts', import.meta.url), {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
    });
    const timer = setTimeout(() => void thread.terminate(), readMaxMs);
    try {
      const answer = await new Promise<ThreadAnswer>((resolve, reject) => {
        thread.once('message', resolve);
        thread.once('error', (error) =>
          reject(isOutOfMemory(error) ? invalidFile('The file is too large to read.') : error),
        );
        thread.once('exit', () => reject(invalidFile('The file takes too long to read.')));
      });
      if ('read' in answer) return answer.read;
      throw new Refusal(answer.refusal.code, answer.refusal.details);
    } finally {
      clearTimeout(timer);
      await thread.terminate();
    }
  };
  return reading.run(read, { key: userId });
}
