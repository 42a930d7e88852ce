// What a thread of builtin-apart.ts runs: one week, and then it ends.
import { parentPort, workerData } from 'node:worker_threads';
import { builtinWriter } from './builtin.ts';
import type { WeekToSummarise } from './writer.ts';

parentPort?.postMessage(await builtinWriter.write(workerData as WeekToSummarise));
