import { describe, expect, test } from 'vitest';
import { bigWeeks } from '../../../testing/big-weeks.ts';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { builtinWriter } from './builtin-writer.ts';
import { threadedWriter } from './threaded-writer.ts';

/** Milliseconds that this thread worked, whatever else the machine does. */
const ownMs = () => process.threadCpuUsage().user / 1_000;

describe.each(bigWeeks)('fourteen full pages: %s', (_, week) => {
  test('are the same summary, and cost this thread next to nothing', async () => {
    const before = ownMs();
    const written = await threadedWriter.write(week);
    expect(ownMs() - before).toBeLessThan(60);
    expect(written).toEqual(await builtinWriter.write(week));
  });
});

test('a usual week is written at once', async () => {
  const week = weekOf('The garden was quiet.', 'I sat there for an hour.', 'My sister called in the evening.');
  expect(await threadedWriter.write(week)).toEqual(await builtinWriter.write(week));
});

test('a week that cannot be read rejects', async () => {
  const [, week] = bigWeeks[0] ?? ['', weekOf()];
  const reflections = week.reflections.map((one) => ({ ...one, localDate: 'some day' }));
  await expect(threadedWriter.write({ ...week, reflections })).rejects.toThrow(RangeError);
});
