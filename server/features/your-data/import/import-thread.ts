// What a thread of read-apart.ts runs: one file, and then it ends.
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../../../errors/refusal.ts';
import { type ImportOrder, type ImportRead, readImport } from './read-import.ts';
import type { ThreadAnswer } from './read-in-thread.ts';

/** The memory of the batches moves to the other thread instead of being copied. */
const memoryOf = ({ reflections, journal }: ImportRead) =>
  [reflections, journal?.days, journal?.summaries, journal?.versions, journal?.waitingWeeks].flatMap(
    (batches) => batches?.map(({ buffer }) => buffer as ArrayBuffer) ?? [],
  );

try {
  const read = readImport(workerData as ImportOrder);
  parentPort?.postMessage({ read } satisfies ThreadAnswer, memoryOf(read));
} catch (error) {
  // Anything else ends the thread with an error, which is a fault of ours and told as such.
  if (!(error instanceof Refusal)) throw error;
  const { code, details } = error;
  parentPort?.postMessage({ refusal: { code, details } } satisfies ThreadAnswer);
}
