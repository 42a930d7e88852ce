import { Worker } from 'node:worker_threads';
import type { Writer, WrittenSummary } from '../writer.ts';
import type { FromThread, ToThread } from './worker-thread.ts';

type Pending = { readonly resolve: (written: WrittenSummary) => void; readonly reject: (error: unknown) => void };

/** End the thread after this time without work, because it keeps word lists in memory. */
const idleMs = 10_000;

/** Open a writer in a worker thread. The thread starts with the first week and ends when it is idle. */
export function openWriterThread(): Writer {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  const start = (): Worker => {
    const started = new Worker(new URL('./worker-thread.ts', import.meta.url));
    const fail = (error: unknown) => {
      if (thread === started) thread = null;
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    };
    started.on('message', (answer: FromThread) => {
      const asked = pending.get(answer.id);
      pending.delete(answer.id);
      if ('written' in answer) asked?.resolve(answer.written);
      else asked?.reject(answer.error);
      if (pending.size > 0) return;
      // An idle thread must not keep the process alive.
      started.unref();
      idle = setTimeout(() => {
        thread = null;
        void started.terminate();
      }, idleMs).unref();
    });
    started.once('error', fail);
    started.once('exit', () => {
      if (thread === started) fail(new Error('The worker thread of the builtin writer ended without a summary'));
    });
    return started;
  };

  return {
    write: (week) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        thread ??= start();
        thread.ref();
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        thread.postMessage({ id: lastId, week } satisfies ToThread);
      }),
  };
}
