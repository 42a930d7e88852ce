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
 * The builtin writer, with worker threads for work that would block requests: for big weeks, which take up to a second,
 * and for the weeks of many users at once. Big weeks have their own thread, so that other weeks need not wait. A single
 * short week is written without a thread.
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
