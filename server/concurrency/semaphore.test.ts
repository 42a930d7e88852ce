import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { TooManyRequests } from '../errors/refusal.ts';
import { openSemaphore } from './semaphore.ts';

/** Open a semaphore. A task runs until the test calls `end` with its name. */
function tasksOf(options: Parameters<typeof openSemaphore>[0]) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const semaphore = openSemaphore(options);
  const run = (name: string, task?: { readonly key?: string }) =>
    semaphore.run(() => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    }, task);
  const end = async (...names: string[]) => {
    for (const name of names) {
      ends.get(name)?.();
      await setImmediate();
    }
  };
  return { started, run, end };
}

const unavailable = { code: 'unavailable' };

describe('a semaphore', () => {
  test('a semaphore runs as many tasks as its limit allows, and starts waiting tasks in the order of arrival', async () => {
    const { started, run, end } = tasksOf({ limit: 2 });
    const all = ['a', 'b', 'c', 'd'].map((name) => run(name));
    await setImmediate();
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await end('a', 'c', 'd');
    await Promise.all(all);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a semaphore runs or queues one task per key, and refuses another task with the same key', async () => {
    const { started, run, end } = tasksOf({ limit: 1 });
    const all = ['maya', 'noor', 'otto'].map((key) => run(key, { key }));
    for (const key of ['maya', 'noor']) await expect(run(key, { key })).rejects.toMatchObject(unavailable);
    await setImmediate();
    expect(started).toEqual(['maya']);
    await end('maya');
    all.push(run('maya', { key: 'maya' }));
    await end('noor', 'otto', 'maya');
    await Promise.all(all);
    expect(started).toEqual(['maya', 'noor', 'otto', 'maya']);
  });

  test('a semaphore limits the running and the waiting tasks of one key, and still runs tasks of other keys', async () => {
    const { started, run, end } = tasksOf({ limit: 3, perKey: { limit: 1, maxWaiting: 1 } });
    const all = ['maya 1', 'maya 2', 'noor 1'].map((name) => run(name, { key: name.slice(0, 4) }));
    await expect(run('maya 3', { key: 'maya' })).rejects.toMatchObject(unavailable);
    await setImmediate();
    expect(started).toEqual(['maya 1', 'noor 1']);
    await end('maya 1');
    expect(started).toEqual(['maya 1', 'noor 1', 'maya 2']);
    await end('noor 1', 'maya 2');
    await Promise.all(all);
  });

  test('a semaphore lets keys take turns, even if one key has many tasks', async () => {
    const { started, run, end } = tasksOf({ limit: 1, perKey: { limit: 1, maxWaiting: 5 } });
    const names = ['maya 1', 'maya 2', 'maya 3', 'maya 4', 'noor 1', 'otto 1'];
    const all = names.map((name) => run(name, { key: name.slice(0, 4) }));
    await setImmediate();
    for (let count = 0; count < names.length; count += 1) await end(started.at(-1) ?? '');
    await Promise.all(all);
    expect(started).toEqual(['maya 1', 'maya 2', 'noor 1', 'otto 1', 'maya 3', 'maya 4']);
  });

  test('a semaphore with a full queue refuses the last task of the key with the most waiting tasks', async () => {
    const { run, end, started } = tasksOf({ limit: 1, maxWaiting: 4, perKey: { limit: 1, maxWaiting: 3 } });
    const names = ['maya 1', 'maya 2', 'maya 3', 'maya 4', 'noor 1', 'otto 1'];
    const all = names.map((name) => run(name, { key: name.slice(0, 4) }).catch(({ code }) => code));
    expect(await all[3]).toBe('unavailable');
    await expect(run('noor 2', { key: 'noor' })).rejects.toMatchObject(unavailable);
    for (const name of names) await end(name);
    for (const name of names) await end(name);
    await Promise.all(all);
    expect(started.toSorted()).toEqual(['maya 1', 'maya 2', 'maya 3', 'noor 1', 'otto 1']);
  });

  test('a semaphore refuses a task with the configured error', async () => {
    const { run, end } = tasksOf({ limit: 1, maxWaiting: 0, refusal: () => new TooManyRequests(5) });
    const first = run('maya', { key: 'maya' });
    await expect(run('noor', { key: 'noor' })).rejects.toMatchObject({ retryAfterSeconds: 5 });
    await end('maya');
    await first;
  });

  test('a semaphore refuses a task without a key when its queue is full', async () => {
    const { run, end } = tasksOf({ limit: 1, maxWaiting: 20 });
    const names = Array.from({ length: 21 }, (_, index) => `task ${index}`);
    const all = names.map((name) => run(name));
    await expect(run('late')).rejects.toMatchObject(unavailable);
    await end(...names);
    await Promise.all(all);
  });

  test('a semaphore releases the slot of a task that fails', async () => {
    const semaphore = openSemaphore({ limit: 1 });
    await expect(semaphore.run(() => Promise.reject(new Error('no')), { key: 'maya' })).rejects.toThrow('no');
    expect(await semaphore.run(async () => 'yes', { key: 'maya' })).toBe('yes');
  });
});
