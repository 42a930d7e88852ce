import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readFairly } from './read-fairly.ts';

const context = {
  nowMs: Date.parse('2026-03-12T19:00:00Z'),
  home: { offset: 0, name: null },
  prompts: new Map(),
  refusesCopy: false,
};
const fileOf = (text: string) =>
  Buffer.from(JSON.stringify({ entries: [{ creationDate: '2019-05-01T10:00:00Z', text }] }));
const read = (bytes: Uint8Array, userId: string = randomUUID()) => readFairly(userId, bytes, context);
const small = fileOf('Tea.');
/** A file that is too large for the first attempt: one entry of 16 MB, which is split into 800 parts in linear time. */
const large = fileOf('A line. '.repeat(2_000_000));

test('a small file is read while large files wait for each other', async () => {
  const done: string[] = [];
  const all = [read(large), read(large), read(large)].map((one) => one.then(() => done.push('large')));
  for (let time = 0; time < 2; time += 1) await read(small).then(() => done.push('small'));
  await Promise.all(all);
  expect(done.slice(0, 2)).toContain('small');
  expect(done.lastIndexOf('small')).toBeLessThan(done.lastIndexOf('large'));
});

test('a file is read with the full limits if the limits of the short attempt are too small for it', async () => {
  const many = Buffer.from(`{"entries":[],"tags":[${'0,'.repeat(1_000_000)}0]}`);
  expect((await read(many)).report).toMatchObject({ kind: 'dayone', reflections: 0 });
});

test('only one file per user is read at a time', async () => {
  const first = read(small, 'maya');
  await expect(read(small, 'maya')).rejects.toMatchObject({ code: 'unavailable' });
  await first;
  await read(small, 'maya');
});
