import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../errors/refusal.ts';
import { takeTurns } from '../turns.ts';
import { invalidFile } from './file-refusals.ts';
import type { ImportOrder, ImportRead } from './read-import.ts';

export type ThreadAnswer = { readonly read: ImportRead } | { readonly refusal: Pick<Refusal, 'code' | 'details'> };

/** One at a time: a file may take a lot of memory while it is read. */
const inTurn = takeTurns(1);
const mostMemoryMb = 1_536;
const longestMs = 60_000;

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads a file in a thread of its own, so that a large or hostile one keeps no request waiting: its memory and its time
 * are bounded. Throws what `readImport` throws.
 */
export function readInThread(userId: string, order: ImportOrder): Promise<ImportRead> {
  return inTurn(userId, async () => {
    const thread = new Worker(new URL('./import-thread.ts', import.meta.url), {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    });
    const timer = setTimeout(() => void thread.terminate(), longestMs);
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
  });
}
