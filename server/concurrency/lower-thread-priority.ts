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
    // Start the threads of the pool, which do not exist before the pool's first task.
    await stat('/proc/self/task');
    for (const id of readdirSync('/proc/self/task')) {
      if (readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === poolThread) setPriority(Number(id), priority);
    }
  } catch {
    // The system hides the threads or refuses the change: leave the priorities as they are.
  }
}
