import { Worker } from 'node:worker_threads';
import type { WeekToSummarise, Writer, WrittenSummary } from '../writer.ts';
import { builtinWriter } from './builtin-writer.ts';

/** In characters of all pages. A shorter week takes some milliseconds, which a thread's start would cost too. */
const bigWeek = 12_000;

function writeInThread(week: WeekToSummarise): Promise<WrittenSummary> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./worker-thread.ts', import.meta.url), { workerData: week });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread of the builtin writer ended without a summary')));
  });
}

/**
 * The builtin writer, which reads a big week in a thread of its own, so that requests do not wait: fourteen full pages
 * take up to a second. Such a thread ends with its week, or with the process.
 */
export const threadedWriter: Writer = {
  write: (week) => {
    const length = week.reflections.reduce((sum, { content }) => sum + content.length, 0);
    return length < bigWeek ? builtinWriter.write(week) : writeInThread(week);
  },
};
