import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** The name of the threads in libuv's pool. */
const poolThread = 'libuv-worker';
const priority = 10;

/**
 * Lower the priority of the threads that hash passwords, pack downloads and read files, in favour of the database and
 * the main thread, which answers requests. Do nothing outside Linux, the only system with a priority for each thread.
 */
export async function lowerThreadPriority(): Promise<void> {
  if (process.platform !== 'linux') return;
  try {
    // The pool starts its threads with its first task.
    await stat('/proc/self/task');
    for (const id of readdirSync('/proc/self/task')) {
      if (readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === poolThread) setPriority(Number(id), priority);
    }
  } catch {
    // The system hides the threads or refuses the change: leave the priorities as they are.
  }
}
