import { TooManyRequests } from '../errors/refusal.ts';

type FairQueueOptions = {
  /** The maximum number of tasks that run at once. */
  readonly limit: number;
  /** The maximum number of waiting tasks. */
  readonly maxWaiting: number;
  /** The maximum number of waiting tasks of one caller. */
  readonly maxWaitingOfCaller: number;
};

export type FairQueue = {
  /** Wait for the caller's turn, then run the task. Reject with `TooManyRequests` if the queue has no room. */
  readonly run: <T>(caller: string, task: () => Promise<T>) => Promise<T>;
};

type Waiting = { readonly start: () => void; readonly refuse: (error: Error) => void };

const refusal = () => new TooManyRequests(5);

/**
 * Open a queue for costly tasks in which callers take turns: a caller with many tasks delays the others by one task a
 * turn. When the queue is full, a new task replaces the last one of the caller with the most waiting tasks.
 */
export function openFairQueue({ limit, maxWaiting, maxWaitingOfCaller }: FairQueueOptions): FairQueue {
  /** The waiting tasks of each caller, in the order of the callers' turns. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const startNext = () => {
    const [turn] = lines;
    if (turn === undefined || running >= limit) return;
    const [caller, line] = turn;
    const next = line.shift();
    lines.delete(caller);
    if (line.length > 0) lines.set(caller, line);
    waiting -= 1;
    running += 1;
    next?.start();
  };

  const makeRoom = (ownLength: number) => {
    const [longest = []] = [...lines.values()].sort((one, other) => other.length - one.length);
    if (longest.length <= ownLength + 1) throw refusal();
    longest.pop()?.refuse(refusal());
    waiting -= 1;
  };

  return {
    run: async (caller, task) => {
      const line = lines.get(caller) ?? [];
      if (line.length >= maxWaitingOfCaller) throw refusal();
      if (waiting >= maxWaiting) makeRoom(line.length);
      await new Promise<void>((start, refuse) => {
        line.push({ start, refuse });
        lines.set(caller, line);
        waiting += 1;
        startNext();
      });
      try {
        return await task();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
