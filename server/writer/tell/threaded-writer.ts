import type { Writer } from '../writer.ts';
import { builtinWriter } from './builtin-writer.ts';
import { openWriterThread } from './writer-thread.ts';

/** The number of characters from which a week is big. A shorter week takes a few milliseconds. */
const bigWeek = 12_000;
/** If two weeks arrive within this time, assume that the weeks of many users are due at once. */
const burstMs = 1_000;

const bigWeeks = openWriterThread();
const burst = openWriterThread();
let lastMs = Number.NEGATIVE_INFINITY;

/**
 * The builtin writer, which uses a worker thread where requests would otherwise have to wait: for a big week, because
 * fourteen full pages take up to a second, and for the weeks of many users at once. Big weeks have a separate thread,
 * so that other weeks do not wait for them. A single short week is not worth starting a thread.
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
