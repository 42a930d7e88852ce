import { Refusal } from '../errors/refusal.ts';

export type SemaphoreOptions = {
  /** The maximum number of concurrent tasks in this process. */
  readonly limit: number;
  /** The maximum number of waiting tasks. Default: unlimited. */
  readonly maxWaiting?: number;
  /** How many tasks of one key may run, and how many more may wait. Default: one task, whether it runs or waits. */
  readonly perKey?: { readonly limit: number; readonly maxWaiting: number };
};

type TaskOptions = {
  /** With a user id as key, one user cannot take all room or fill the queue. */
  readonly key?: string;
};

type Task = { readonly key: string | undefined; readonly start: () => void };

export type Semaphore = {
  /**
   * Wait for room in the order of arrival, then resolve to a function that releases it. A task whose key has no room
   * does not delay the tasks of other keys. Reject with the refusal `unavailable` if too many tasks wait, or too many
   * tasks of this key run or wait.
   */
  readonly acquire: (options?: TaskOptions) => Promise<() => void>;
  /** Acquire room, run the task, then release the room. */
  readonly run: <T>(task: () => Promise<T>, options?: TaskOptions) => Promise<T>;
};

const oneTask = { limit: 1, maxWaiting: 0 };

export function openSemaphore({
  limit,
  maxWaiting = Number.POSITIVE_INFINITY,
  perKey = oneTask,
}: SemaphoreOptions): Semaphore {
  const waiting: Task[] = [];
  const running = new Map<string | undefined, number>();
  let used = 0;

  const runningOf = (key: string | undefined) => running.get(key) ?? 0;
  const isKeyFull = ({ key }: Task) => key !== undefined && runningOf(key) >= perKey.limit;

  const startReady = () => {
    for (let next = 0; next < waiting.length; ) {
      const task = waiting[next] as Task;
      if (isKeyFull(task)) {
        next += 1;
        continue;
      }
      if (used >= limit) return;
      waiting.splice(next, 1);
      used += 1;
      running.set(task.key, runningOf(task.key) + 1);
      task.start();
    }
  };

  const release = ({ key }: Task) => {
    used -= 1;
    if (runningOf(key) > 1) running.set(key, runningOf(key) - 1);
    else running.delete(key);
    startReady();
  };

  const acquire = async ({ key }: TaskOptions = {}) => {
    const ofKey = runningOf(key) + waiting.filter((task) => task.key === key).length;
    if (key !== undefined && ofKey >= perKey.limit + perKey.maxWaiting) throw new Refusal('unavailable');
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const task: Task = { key, start };
    waiting.push(task);
    startReady();
    const place = waiting.indexOf(task);
    if (place >= maxWaiting) {
      waiting.splice(place, 1);
      throw new Refusal('unavailable');
    }
    await started;
    let isReleased = false;
    return () => {
      if (!isReleased) release(task);
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
