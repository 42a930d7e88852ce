import { expect, test } from 'vitest';
import { openGate, openPacedGate } from './gate.ts';

/** Work that lasts until it is told to end. */
function longWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, ends };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** How many of a hundred long ones are let in at once. */
async function letIn(gate: ReturnType<typeof openPacedGate>): Promise<number> {
  const { work, ends } = longWork();
  const all = Array.from({ length: 100 }, () => gate.through(work));
  await settle();
  const inside = ends.length;
  while (ends.length > 0) {
    ends.pop()?.();
    await settle();
  }
  await Promise.all(all);
  return inside;
}

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
  for (let one = 0; one < 1_000; one += 1) gate.note(eachMs);
  expect(await letIn(gate)).toBe(expected);
});

test('a gate that has just opened is careful, however slow the first are, and doubles its pace as it goes', async () => {
  const gate = openPacedGate();
  const after = async (count: number) => {
    for (let one = 0; one < count; one += 1) gate.note(5_000);
    return letIn(gate);
  };
  expect([await after(1), await after(199), await after(200), await after(600)]).toEqual([4, 8, 16, 64]);
});

test('one message that is quick says that the others waited for us', async () => {
  const gate = openPacedGate();
  for (let one = 0; one < 1_000; one += 1) gate.note(one % 50 === 0 ? 2 : 80);
  expect(await letIn(gate)).toBe(4);
});
