import { parentPort } from 'node:worker_threads';
import type { WeekToSummarise, WrittenSummary } from '../writer.ts';
import { builtinWriter } from './builtin-writer.ts';

export type ToThread = { readonly id: number; readonly week: WeekToSummarise };
export type FromThread =
  | { readonly id: number; readonly written: WrittenSummary }
  | { readonly id: number; readonly error: unknown };

parentPort?.on('message', ({ id, week }: ToThread) => {
  builtinWriter.write(week).then(
    (written) => parentPort?.postMessage({ id, written } satisfies FromThread),
    (error: unknown) => parentPort?.postMessage({ id, error } satisfies FromThread),
  );
});
