import type { Writer } from '../writer.ts';
import { builtinWriter } from './builtin-writer.ts';
import { openWriterThread } from './writer-thread.ts';

/** In characters. A shorter week takes a few milliseconds. */
const bigWeek = 12_000;
/** If two weeks arrive within this time, the weeks of many users are probably due at once. */
const burstMs = 1_000;

const bigWeeks = openWriterThread();
const burst = openWriterThread();
let lastMs = Number.NEGATIVE_INFINITY;

/**
 * The builtin writer, in a worker thread when it would block requests: for big weeks, and for many weeks at once. Big
 * weeks have their own thread, so that other weeks need not wait.
 */
export const threadedWriter: Writer = {
  write: (week) => {
    const isBurst = performance.now() - lastMs < burstMs;
    lastMs = performance.now();
    const length = week.reflections.reduce((sum, { content }) => sum + content.length, 0);
    if (length >= bigWeek) return bigWeeks.write(week);
    return isBurst ? burst.write(week) : builtinWriter.write(week);
  },
};
