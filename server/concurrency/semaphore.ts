import { Refusal } from '../errors/refusal.ts';

export type SemaphoreOptions = {
  /** The maximum number of concurrent tasks in this process. */
  readonly limit: number;
  /** The maximum number of waiting tasks. Default: unlimited. */
  readonly maxWaiting?: number;
  /** How many tasks of one key may run, and how many more may wait. Default: one task, running or waiting. */
  readonly perKey?: { readonly limit: number; readonly maxWaiting: number };
  /** Creates the error of a refused task. Default: the refusal `unavailable`. */
  readonly refusal?: () => Error;
};

type TaskOptions = {
  /**
   * Identifies the caller, for example by user id or address. The limits for each key keep one caller from using all
   * slots.
   */
  readonly key?: string;
};

/** A task without a key gets a unique symbol. */
type Key = string | symbol;
type Waiting = { readonly start: () => void; readonly refuse: (error: Error) => void };

export type Semaphore = {
  /**
   * Wait for a free slot, and return a function that releases it. Keys take turns: a key with many tasks delays each
   * other key by at most one task per turn. When the queue is full, refuse the last task of the key with the most
   * waiting tasks. Reject if this task is refused, or if too many tasks of its key run or wait.
   */
  readonly acquire: (options?: TaskOptions) => Promise<() => void>;
  readonly run: <T>(task: () => Promise<T>, options?: TaskOptions) => Promise<T>;
};

const oneTask = { limit: 1, maxWaiting: 0 };

export function openSemaphore({
  limit,
  maxWaiting = Number.POSITIVE_INFINITY,
  perKey = oneTask,
  refusal = () => new Refusal('unavailable'),
}: SemaphoreOptions): Semaphore {
  /** The queue (line) of waiting tasks of each key. The keys are in the order of their turns. */
  const lines = new Map<Key, Waiting[]>();
  const running = new Map<Key, number>();
  let used = 0;
  let waiting = 0;

  const runningOf = (key: Key) => running.get(key) ?? 0;

  const setLine = (key: Key, line: Waiting[]) => {
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
  };

  const startReady = () => {
    // `setLine` moves a key with further tasks to the end of the map, so this loop visits that key again.
    for (const [key, line] of lines) {
      if (used >= limit) return;
      if (runningOf(key) >= perKey.limit) continue;
      const next = line.shift();
      setLine(key, line);
      waiting -= 1;
      used += 1;
      running.set(key, runningOf(key) + 1);
      next?.start();
    }
  };

  const release = (key: Key) => {
    used -= 1;
    if (runningOf(key) > 1) running.set(key, runningOf(key) - 1);
    else running.delete(key);
    startReady();
  };

  /** Refuse the last task of the longest queue. If several queues have this length, prefer the queue of `own`. */
  const makeRoom = (own: Key) => {
    let longest = own;
    const lengthOf = (key: Key) => lines.get(key)?.length ?? 0;
    for (const key of lines.keys()) if (lengthOf(key) > lengthOf(longest)) longest = key;
    const line = lines.get(longest) ?? [];
    line.pop()?.refuse(refusal());
    if (line.length === 0) lines.delete(longest);
    waiting -= 1;
  };

  const acquire = async ({ key = Symbol() }: { readonly key?: Key } = {}) => {
    const line = lines.get(key) ?? [];
    if (runningOf(key) + line.length >= perKey.limit + perKey.maxWaiting) throw refusal();
    const started = new Promise<void>((start, refuse) => {
      line.push({ start, refuse });
    });
    lines.set(key, line);
    waiting += 1;
    startReady();
    if (waiting > maxWaiting) makeRoom(key);
    await started;
    let isReleased = false;
    return () => {
      if (!isReleased) release(key);
      isReleased = true;
    };
  };

  return {
    acquire,
    run: async (task, options) => {
      const done = await acquire(options);
      try {
        return await task();
      } finally {
        done();
      }
    },
  };
}
