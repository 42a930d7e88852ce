import { Refusal } from '../errors/refusal.ts';

export type SemaphoreOptions = {
  /** The maximum number of concurrent tasks in this process, or the maximum sum of their weights. */
  readonly limit: number;
  /** The maximum number of waiting tasks. Default: unlimited. */
  readonly maxWaiting?: number;
};

type TaskOptions = {
  /** Only one task per key may run or wait. With a user id as key, one user cannot fill the queue. */
  readonly key?: string;
  /** How much of the limit the task uses. Default 1. */
  readonly weight?: number;
};

export type Semaphore = {
  /**
   * Wait for room in the order of arrival, then resolve to a function that releases it. Reject with the refusal
   * `unavailable` if too many tasks wait, or a task with this key already runs or waits.
   */
  readonly acquire: (options?: TaskOptions) => Promise<() => void>;
  /** Acquire room, run the task, then release the room. */
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
