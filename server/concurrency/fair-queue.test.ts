import { describe, expect, it } from 'vitest';
import { openFairQueue } from './fair-queue.ts';

/** A queue in which a first task runs until `release`. Record the order in which the other tasks ran. */
function blockedQueue(options: { readonly maxWaiting: number; readonly maxWaitingOfCaller: number }) {
  const queue = openFairQueue({ limit: 1, ...options });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = queue.run('first', () => released);
  const order: string[] = [];
  /** Queue a task. Resolve to its name when it ran, or to 'refused'. */
  const add = (caller: string, name: string) =>
    queue
      .run(caller, async () => {
        order.push(name);
        return name;
      })
      .catch(() => 'refused');
  return {
    add,
    order,
    release: async () => {
      release();
      await first;
    },
  };
}

describe('the fair queue', () => {
  it('lets callers take turns, however many tasks one of them has', async () => {
    const { add, order, release } = blockedQueue({ maxWaiting: 10, maxWaitingOfCaller: 5 });
    const tasks = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1')];
    await release();
    await Promise.all(tasks);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('refuses at once the task of a caller who has the maximum waiting, with a time to retry', async () => {
    const { add, release } = blockedQueue({ maxWaiting: 10, maxWaitingOfCaller: 2 });
    const tasks = [add('a', 'a1'), add('a', 'a2')];
    expect(await add('a', 'a3')).toBe('refused');
    const other = add('b', 'b1');
    await release();
    expect(await Promise.all([...tasks, other])).toEqual(['a1', 'a2', 'b1']);
  });

  it('refuses, when it is full, the last task of the caller with the most tasks', async () => {
    const { add, release } = blockedQueue({ maxWaiting: 3, maxWaitingOfCaller: 3 });
    const tasks = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1')];
    expect(await tasks[2]).toBe('refused');
    await release();
    expect(await Promise.all(tasks)).toEqual(['a1', 'refused', 'refused', 'b1', 'c1']);
  });

  it('runs the next task after a task that failed', async () => {
    const queue = openFairQueue({ limit: 1, maxWaiting: 5, maxWaitingOfCaller: 5 });
    const failed = queue.run('a', () => Promise.reject(new Error('failed')));
    const next = queue.run('a', async () => 'next');
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('next');
  });
});
