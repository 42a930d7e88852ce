// What a thread of builtin-apart.ts runs: one week, and then it ends.
import { parentPort, workerData } from 'node:worker_threads';
import type { WeekToSummarise } from '../writer.ts';
import { builtinWriter } from './builtin-writer.ts';

parentPort?.postMessage(await builtinWriter.write(workerData as WeekToSummarise));
