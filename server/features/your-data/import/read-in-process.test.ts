import { expect, test } from 'vitest';
import { readBounds } from './read-bounds.ts';
import { readInProcess } from './read-in-process.ts';

const gb = 1024 ** 3;
const mb = 1024 ** 2;
const { full } = readBounds(8 * gb);
const context = {
  nowMs: Date.parse('2026-03-12T19:00:00Z'),
  home: { offset: 0, name: null },
  prompts: new Map(),
  bounds: full,
  refusesCopy: false,
};

const entryOf = (text: string) => JSON.stringify({ entries: [{ creationDate: '2019-05-01T10:00:00Z', text }] });
/** A file with twenty million escapes, each of which takes memory when it is replaced. */
const hungry = Buffer.from(entryOf('\\.'.repeat(20_000_000)));

test('an import file is read in a separate process', async () => {
  const read = await readInProcess(Buffer.from(entryOf('Tea.')), context);
  expect(read).toMatchObject({ user: null, report: { kind: 'dayone', reflections: 1 } });
  expect(new TextDecoder().decode(read.batches.reflections[0])).toContain('Tea.');
});

test('a file that exceeds the heap limit is refused, and the calling process survives', async () => {
  await expect(readInProcess(hungry, { ...context, bounds: { ...full, heapMb: 100 } })).rejects.toMatchObject({
    code: 'too_large',
    details: { field: 'file', message: 'The file is too large to read.' },
  });
});

test('a file that takes too long to read is refused, and the process that reads it is killed', async () => {
  await expect(readInProcess(hungry, { ...context, bounds: { ...full, timeMs: 1 } })).rejects.toMatchObject({
    code: 'too_large',
    details: { field: 'file', message: 'The file takes too long to read.' },
  });
});

test('the limits for reading are derived from the memory of the machine', () => {
  expect(readBounds(64 * gb).full).toEqual(readBounds(8 * gb).full);
  expect(full.unpackedBytes).toBe(256 * mb);
  const small = readBounds(gb);
  expect(small.full.unpackedBytes).toBeGreaterThan(50 * mb);
  // The heap, the file and the unpacked file of both attempts must leave more than half of the machine's memory to the
  // server and its database.
  const used = ({ heapMb, unpackedBytes }: typeof full) => heapMb * mb + unpackedBytes;
  expect(used(small.full) + used(small.quick)).toBeLessThan(gb / 2);
});
