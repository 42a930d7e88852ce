import { Refusal } from '../errors/refusal.ts';

export type SemaphoreOptions = {
  /** How much may run at a time in this process: tasks, or the sum of their weights. */
  readonly limit: number;
  /** How many tasks may wait. Default: any number. */
  readonly maxWaiting?: number;
};

type TaskOptions = {
  /** A key runs or waits once: for example a user, so that one user cannot fill the queue. */
  readonly key?: string;
  /** What the task takes of the limit. Default 1. */
  readonly weight?: number;
};

export type Semaphore = {
  /**
   * Wait for room in the order of arrival, then resolve to a function that releases it. Reject with the refusal
   * `unavailable` if too many wait, or the key is taken.
   */
  readonly acquire: (options?: TaskOptions) => Promise<() => void>;
  /** Run a task while holding room for it. */
  readonly run: <T>(task: () => Promise<T>, options?: TaskOptions) => Promise<T>;
};

export function openSemaphore({ limit, maxWaiting = Number.POSITIVE_INFINITY }: SemaphoreOptions): Semaphore {
  const waiting: { readonly weight: number; readonly start: () => void }[] = [];
  const keys = new Set<string>();
  let used = 0;

  const startNext = () => {
    for (let [next] = waiting; next !== undefined && used + next.weight <= limit; [next] = waiting) {
      waiting.shift();
      used += next.weight;
      next.start();
    }
  };

  const acquire = async ({ key, weight = 1 }: TaskOptions = {}) => {
    const mustWait = waiting.length > 0 || used + weight > limit;
    if (key !== undefined && keys.has(key)) throw new Refusal('unavailable');
    if (mustWait && waiting.length >= maxWaiting) throw new Refusal('unavailable');
    if (key !== undefined) keys.add(key);
    if (mustWait) await new Promise<void>((start) => waiting.push({ weight, start }));
    else used += weight;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      if (key !== undefined) keys.delete(key);
      used -= weight;
      startNext();
    };
  };

  return {
    acquire,
    run: async (task, options) => {
      const release = await acquire(options);
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}
