import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from './turns.ts';

/** Work that lasts until it is told to end. */
function workbench() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const inTurn = takeTurns(1);
  const come = (person: string) =>
    inTurn(person, () => {
      begun.push(person);
      return new Promise<void>((resolve) => ends.set(person, resolve));
    });
  const end = async (person: string) => {
    ends.get(person)?.();
    await setImmediate();
  };
  return { begun, come, end };
}

test('people wait in line, each with one piece of work', async () => {
  const { begun, come, end } = workbench();
  const done = [come('maya'), come('noor'), come('otto')];
  for (const again of ['maya', 'noor']) await expect(come(again)).rejects.toMatchObject({ code: 'unavailable' });
  await setImmediate();
  expect(begun).toEqual(['maya']);
  await end('maya');
  done.push(come('maya'));
  for (const person of ['noor', 'otto', 'maya']) await end(person);
  await Promise.all(done);
  expect(begun).toEqual(['maya', 'noor', 'otto', 'maya']);
});

test('a long line asks to come again', async () => {
  const { come, end } = workbench();
  const people = Array.from({ length: 21 }, (_, at) => `person ${at}`);
  const done = people.map(come);
  await expect(come('late')).rejects.toMatchObject({ code: 'unavailable' });
  for (const person of people) await end(person);
  await Promise.all(done);
});
