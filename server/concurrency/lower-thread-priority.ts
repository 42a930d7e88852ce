import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** The name that libuv gives to the threads of its pool. */
const poolThread = 'libuv-worker';
const priority = 10;

/**
 * Lower the priority of the threads that hash passwords, pack downloads and read files. They then yield to the database
 * and to the thread that answers requests. Only Linux has a priority for each thread. The main thread and the child
 * processes keep their priority.
 */
export async function lowerThreadPriority(): Promise<void> {
  if (process.platform !== 'linux') return;
  try {
    // The pool starts its threads when it gets its first task, so give it one.
    await stat('/proc/self/task');
    for (const id of readdirSync('/proc/self/task')) {
      if (readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === poolThread) setPriority(Number(id), priority);
    }
  } catch {
    // Leave the priorities as they are if the system hides the threads or refuses the change.
  }
}
