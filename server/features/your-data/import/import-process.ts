// The entry point of the worker thread that read-in-thread.ts starts: read one file, then end.
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../../../errors/refusal.ts';
import { type ImportOrder, type ImportRead, readImport } from './read-import.ts';
import type { ThreadAnswer } from './read-in-thread.ts';

/** Return the buffers of all batches, to transfer them to the main thread without a copy. */
const buffersOf = ({ reflections, journal }: ImportRead) =>
  [reflections, journal?.days, journal?.summaries, journal?.versions, journal?.waitingWeeks].flatMap(
    (batches) => batches?.map(({ buffer }) => buffer as ArrayBuffer) ?? [],
  );

try {
  const read = readImport(workerData as ImportOrder);
  parentPort?.postMessage({ read } satisfies ThreadAnswer, buffersOf(read));
} catch (error) {
  // Any other error is a bug in this product. It ends this thread, and the caller answers with a server error.
  if (!(error instanceof Refusal)) throw error;
  const { code, details } = error;
  parentPort?.postMessage({ refusal: { code, details } } satisfies ThreadAnswer);
}
