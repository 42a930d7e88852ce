import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setPriority } from 'node:os';

const poolThread = 'libuv-worker';
const priority = 10;

/**
 * Lower the priority of the threads that hash passwords, pack downloads and read files, so that the database and the
 * main thread respond faster. Only Linux has a priority for each thread.
 */
export async function lowerThreadPriority(): Promise<void> {
  if (process.platform !== 'linux') return;
  try {
    // Make the thread pool start its threads: it does so with its first task.
    await stat('/proc/self/task');
    for (const id of readdirSync('/proc/self/task')) {
      if (readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === poolThread) setPriority(Number(id), priority);
    }
  } catch {
    // The system hides the threads or refuses the change: leave the priorities as they are.
  }
}
