import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupFault } from './backup-fault.ts';

/**
 * The inner format of a backup, before it is compressed and sealed. A record consists of a letter, its length in 4
 * bytes, and its content. The order is: `manifest`, the files, each table with its rows, `end`. Rows have the text
 * format of COPY, and a record may end within a row.
 */
const letters = { manifest: 'M', file: 'F', table: 'T', rows: 'R', end: 'E' } as const;
const headBytes = 5;
const mostBytes = 16 * 1024 * 1024;

type RecordKind = keyof typeof letters;
export type BackupRecord = { readonly kind: RecordKind; readonly content: Buffer };

const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter as string, kind as RecordKind]));

export const jsonRecord = (kind: RecordKind, value: unknown): BackupRecord => ({
  kind,
  content: Buffer.from(JSON.stringify(value)),
});

async function* encode(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  for await (const { kind, content } of records) {
    // A row may be too long for one record.
    for (let from = 0; from === 0 || from < content.length; from += mostBytes) {
      const part = content.subarray(from, from + mostBytes);
      const head = Buffer.alloc(headBytes);
      head.write(letters[kind]);
      head.writeUInt32BE(part.length, 1);
      yield head;
      yield part;
    }
  }
}

async function* decode(source: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const part of source) {
    waiting = waiting.length === 0 ? part : Buffer.concat([waiting, part]);
    while (waiting.length >= headBytes) {
      const kind = kinds.get(waiting.toString('latin1', 0, 1));
      const length = waiting.readUInt32BE(1);
      if (!kind || length > mostBytes) throw new BackupFault('newer');
      if (waiting.length < headBytes + length) break;
      yield { kind, content: waiting.subarray(headBytes, headBytes + length) };
      waiting = waiting.subarray(headBytes + length);
    }
  }
  if (waiting.length > 0) throw new BackupFault('cut');
}

/** Pipe a stream through a transform. An error of the source becomes an error of the result. */
function through(source: AsyncIterable<Buffer>, transform: Transform): AsyncIterable<Buffer> {
  pipeline(source, transform).catch(() => {});
  return transform;
}

export const pack = (records: AsyncIterable<BackupRecord>): AsyncIterable<Buffer> =>
  through(encode(records), createGzip());

export const unpack = (source: AsyncIterable<Buffer>): AsyncIterable<BackupRecord> =>
  decode(through(source, createGunzip()));
