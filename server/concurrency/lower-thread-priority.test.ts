import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { lowerThreadPriority } from './lower-thread-priority.ts';

const prioritiesOf = (name: string) =>
  readdirSync('/proc/self/task')
    .filter((id) => readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === name)
    .map((id) => getPriority(Number(id)));

it.runIf(process.platform === 'linux')('lowers the priority of the thread pool, and of no other thread', async () => {
  const before = getPriority();
  await lowerThreadPriority();
  expect(new Set(prioritiesOf('libuv-worker'))).toEqual(new Set([10]));
  expect(getPriority()).toBe(before);
});
