import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openZip } from './zip-writer.ts';

const line = (number: number) => `Evening ${number} was “quiet”, ${'and wide '.repeat(number % 40)}.\n`;
const textOf = (from: number) => Array.from({ length: 20_000 }, (_, index) => line(from + index)).join('');

/** Return the name, checksum and size of each file, as the directory of the zip states them. */
function directoryOf(zip: Uint8Array) {
  const bytes = Buffer.from(zip);
  const entries: { name: string; checksum: number; size: number }[] = [];
  const header = Buffer.from([0x50, 0x4b, 1, 2]);
  for (let at = bytes.readUInt32LE(bytes.length - 6); bytes.subarray(at, at + 4).equals(header); ) {
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + name),
      checksum: bytes.readUInt32LE(at + 16),
      size: bytes.readUInt32LE(at + 24),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

test('files that are written in turn are packed completely, in the order in which they were opened, with their checksums', async () => {
  const texts = { 'a.json': textOf(1), 'b.md': textOf(2), 'empty.md': '', 'day.md': 'Quiet.', 'none.md': '' };
  const zip = openZip();
  const [first, second, empty] = [zip.page('a.json'), zip.page('b.md'), zip.page('empty.md')];
  for (let at = 0; at < texts['a.json'].length || at < texts['b.md'].length; at += 100_000) {
    await second.write(texts['b.md'].slice(at, at + 100_000));
    await first.write(texts['a.json'].slice(at, at + 100_000));
  }
  await zip.file('day.md', texts['day.md']);
  await zip.file('none.md', '');
  for (const page of [empty, second, first]) await page.end();
  const packed = Buffer.concat(zip.finish());
  const files = Object.entries(unzipSync(packed)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(Object.fromEntries(files)).toEqual(texts);
  expect(directoryOf(packed)).toEqual(
    Object.entries(texts).map(([name, text]) => ({ name, checksum: crc32(text), size: Buffer.byteLength(text) })),
  );
});

test('other work runs while a large file is packed', async () => {
  const zip = openZip();
  const page = zip.page('a.json');
  const text = textOf(1);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  for (let time = 0; time < 10; time += 1) await page.write(text);
  await page.end();
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
});

test('thousands of packed files take little memory while another file is still being written', async () => {
  const zip = openZip();
  const page = zip.page('a.json');
  const days = 12_000;
  const before = process.memoryUsage().arrayBuffers;
  for (let day = 0; day < days; day += 1) await zip.file(`days/${day}.md`, `Day ${day}`);
  // Each packed file must take only a few bytes. If each kept a zlib buffer (64 kB), this number would be far larger.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(days * 16 * 1024);
  await page.write('{}');
  await page.end();
  const pieces = zip.finish();
  // Each piece is a separate write to the client, so there must be few pieces, even for many files.
  expect(pieces.slice(0, -1).every(({ length }) => length >= 256 * 1024)).toBe(true);
  const files = unzipSync(Buffer.concat(pieces));
  expect(Object.keys(files)).toHaveLength(days + 1);
  expect(strFromU8(files[`days/${days - 1}.md`] ?? new Uint8Array())).toBe(`Day ${days - 1}`);
});
