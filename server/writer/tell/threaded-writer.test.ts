import { describe, expect, test } from 'vitest';
import { bigWeeks } from '../../../testing/big-weeks.ts';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { builtinWriter } from './builtin-writer.ts';
import { threadedWriter } from './threaded-writer.ts';

async function timed<T>(work: () => Promise<T>): Promise<[result: T, ownMs: number]> {
  const before = process.threadCpuUsage().user;
  const result = await work();
  return [result, (process.threadCpuUsage().user - before) / 1_000];
}

describe.each(bigWeeks)('the threaded writer, for fourteen full pages: %s', (_, week) => {
  test('the threaded writer uses less than half as much CPU time of this thread as the builtin writer', async () => {
    const [written, ownMs] = await timed(() => threadedWriter.write(week));
    const [expected, wholeMs] = await timed(() => builtinWriter.write(week));
    expect(written).toEqual(expected);
    // The first start of the worker thread takes about 20 ms for any week.
    expect(ownMs).toBeLessThan(Math.max(60, wholeMs / 2));
  });
});

test('the threaded writer writes the same summary as the builtin writer for a week of usual length', async () => {
  const week = weekOf('The garden was quiet.', 'I sat there for an hour.', 'My sister called in the evening.');
  expect(await threadedWriter.write(week)).toEqual(await builtinWriter.write(week));
});

test('the threaded writer rejects if the worker thread throws', async () => {
  const [, week] = bigWeeks[0] ?? ['', weekOf()];
  const reflections = week.reflections.map((one) => ({ ...one, ...JSON.parse('{ "content": ["no text"] }') }));
  await expect(threadedWriter.write({ ...week, reflections })).rejects.toThrow(TypeError);
});

test('each of many weeks that arrive at once gets its own summary or error from the worker thread', async () => {
  const weeks = Array.from({ length: 40 }, (_, n) =>
    weekOf(`The garden was quiet on day ${n}.`, 'I sat there.', 'We sang.'),
  );
  const expected = await Promise.all(weeks.map(builtinWriter.write));
  // The second of two weeks in quick succession starts the thread.
  await Promise.all([threadedWriter.write(weekOf('One.')), threadedWriter.write(weekOf('Two.'))]);
  const broken = {
    ...weekOf(),
    reflections: [{ ...weekOf('One.').reflections[0], ...JSON.parse('{ "content": ["x"] }') }],
  };
  const results = await Promise.allSettled([broken, ...weeks].map(threadedWriter.write));
  expect(results[0]?.status).toBe('rejected');
  expect(results.slice(1).map((result) => result.status === 'fulfilled' && result.value)).toEqual(expected);
});
