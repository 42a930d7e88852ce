import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** The name that libuv gives to the threads of its pool. */
const poolThread = 'libuv-worker';
const priority = 10;

/**
 * Let the threads that hash passwords, pack downloads and read files yield to the thread that answers requests, and to
 * the database. Only Linux has a priority for each thread. The main thread and its children keep theirs.
 */
export async function lowerThreadPriority(): Promise<void> {
  if (process.platform !== 'linux') return;
  try {
    // The threads of the pool start with its first task.
    await stat('/proc/self/task');
    for (const id of readdirSync('/proc/self/task')) {
      if (readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === poolThread) setPriority(Number(id), priority);
    }
  } catch {
    // A system that hides or refuses it keeps its priorities.
  }
}
