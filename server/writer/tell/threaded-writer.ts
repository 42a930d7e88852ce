import { Worker } from 'node:worker_threads';
import type { WeekToSummarise, Writer, WrittenSummary } from '../writer.ts';
import { builtinWriter } from './builtin-writer.ts';

/** In characters. A shorter week takes a few milliseconds, about as long as starting a thread. */
const bigWeek = 12_000;

function writeInThread(week: WeekToSummarise): Promise<WrittenSummary> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./worker-thread.ts', import.meta.url), { workerData: week });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The worker thread of the builtin writer ended without a summary')));
  });
}

/**
 * The builtin writer, which uses a worker thread for a big week: fourteen full pages take up to a second, and requests
 * must not wait for them.
 */
export const threadedWriter: Writer = {
  write: (week) => {
    const length = week.reflections.reduce((sum, { content }) => sum + content.length, 0);
    return length < bigWeek ? builtinWriter.write(week) : writeInThread(week);
  },
};
