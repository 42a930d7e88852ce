import { expect, test } from 'vitest';
import { openGate, openPacedGate } from './gate.ts';

/** Work that lasts until it is told to end. */
function longWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, ends };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a gate lets as many in as its limit says, in the order in which they came', async () => {
  let limit = 2;
  const gate = openGate(() => limit);
  const { work, ends } = longWork();
  const order: number[] = [];
  const all = [0, 1, 2, 3].map((one) =>
    gate.through(async () => {
      order.push(one);
      await work();
    }),
  );
  await settle();
  expect(order).toEqual([0, 1]);
  limit = 3;
  ends.shift()?.();
  await settle();
  expect(order).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  await Promise.all(all);
});

test('work that fails gives its place back', async () => {
  const gate = openGate(() => 1);
  await expect(gate.through(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.through(async () => 'yes')).toBe('yes');
});

test.each([
  [1, 4],
  [50, 40],
  [5_000, 64],
])('when each takes %d ms, %d are on their way', async (eachMs, expected) => {
  const gate = openPacedGate();
  for (let one = 0; one < 40; one += 1) gate.note(eachMs);
  const { work, ends } = longWork();
  const all = Array.from({ length: 100 }, () => gate.through(work));
  await settle();
  expect(ends).toHaveLength(expected);
  while (ends.length > 0) {
    ends.pop()?.();
    await settle();
  }
  await Promise.all(all);
});
