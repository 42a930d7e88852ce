// The worker thread of threaded-writer.ts: writes one week's summary and ends.
import { parentPort, workerData } from 'node:worker_threads';
import type { WeekToSummarise } from '../writer.ts';
import { builtinWriter } from './builtin-writer.ts';

parentPort?.postMessage(await builtinWriter.write(workerData as WeekToSummarise));
