import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSemaphore } from './semaphore.ts';

/** Start tasks that run until `end` is called with their key. */
function openTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const semaphore = openSemaphore({ limit: 1, maxWaiting: 20 });
  const start = (key: string) =>
    semaphore.run(
      () => {
        started.push(key);
        return new Promise<void>((resolve) => ends.set(key, resolve));
      },
      { key },
    );
  const end = async (key: string) => {
    ends.get(key)?.();
    await setImmediate();
  };
  return { started, start, end };
}

test('runs tasks in the order of arrival and refuses a second task with the same key', async () => {
  const { started, start, end } = openTasks();
  const tasks = [start('maya'), start('noor'), start('otto')];
  for (const again of ['maya', 'noor']) await expect(start(again)).rejects.toMatchObject({ code: 'unavailable' });
  await setImmediate();
  expect(started).toEqual(['maya']);
  await end('maya');
  tasks.push(start('maya'));
  for (const key of ['noor', 'otto', 'maya']) await end(key);
  await Promise.all(tasks);
  expect(started).toEqual(['maya', 'noor', 'otto', 'maya']);
});

test('refuses a task when 20 are waiting', async () => {
  const { start, end } = openTasks();
  const keys = Array.from({ length: 21 }, (_, index) => `user ${index}`);
  const tasks = keys.map(start);
  await expect(start('late')).rejects.toMatchObject({ code: 'unavailable' });
  for (const key of keys) await end(key);
  await Promise.all(tasks);
});
