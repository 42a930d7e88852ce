import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backupSecret, drills } from '../../testing/backups.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { BackupFault } from './format/backup-fault.ts';
import { jsonRecord, pack } from './format/records.ts';
import { seal } from './format/seal.ts';
import { inspectBackup } from './open-backup.ts';

const secret = backupSecret;
const headBytes = 80;
const chunkBytes = 64 * 1024 + 16;
const folder = temporaryFolder('drills');
let files: [Buffer, Buffer];

/**
 * Write a backup that consists of several chunks. Its rows are random, so that compression does not shrink them to one
 * chunk.
 */
async function write(name: string): Promise<Buffer> {
  const manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    postgres: 1,
    migrations: [],
    users: 1,
    reflections: 1,
  };
  const path = join(folder.path, name);
  const rows = { kind: 'rows' as const, content: randomBytes(300_000) };
  const records = Readable.from([
    jsonRecord('manifest', manifest),
    jsonRecord('table', { schema: 'app', name: 'users', columns: ['user_id'] }),
    rows,
    jsonRecord('end', { tables: {} }),
  ]);
  await writeFile(path, seal(pack(records), secret));
  expect((await inspectBackup(path, secret)).manifest).toEqual(manifest);
  return readFileSync(path);
}

beforeAll(async () => {
  files = [await write('one'), await write('other')];
});
afterAll(folder.remove);

/** Return why a backup file is refused, or null if it is accepted. */
async function refusal(content: Buffer, opened = secret): Promise<string | null> {
  const path = join(folder.path, 'drill');
  writeFileSync(path, content);
  try {
    await inspectBackup(path, opened);
    return null;
  } catch (error) {
    if (error instanceof BackupFault) return error.reason;
    throw error;
  }
}

const chunksOf = (file: Buffer): Buffer[] => {
  const count = Math.ceil((file.length - headBytes) / chunkBytes);
  return Array.from({ length: count }, (_, index) =>
    file.subarray(headBytes + index * chunkBytes, headBytes + (index + 1) * chunkBytes),
  );
};
const joined = (file: Buffer, chunks: readonly Buffer[]) => Buffer.concat([file.subarray(0, headBytes), ...chunks]);

type Damage = (file: Buffer, other: Buffer, at: number) => Buffer;

const damages: Readonly<Record<string, Damage>> = {
  'one changed bit': (file, _other, at) => {
    const copy = Buffer.from(file);
    const index = at % file.length;
    copy[index] = (copy[index] ?? 0) ^ (1 << (at % 8));
    return copy;
  },
  'a hole of zeros': (file, _other, at) => Buffer.from(file).fill(0, at % file.length, (at % file.length) + 512),
  'an end that is cut off': (file, _other, at) => file.subarray(0, at % file.length),
  'an end that is cut off between chunks': (file, _other, at) => {
    const chunks = chunksOf(file);
    return joined(file, chunks.slice(0, at % chunks.length));
  },
  'bytes after its end': (file, _other, at) => Buffer.concat([file, Buffer.alloc((at % 70_000) + 1, 7)]),
  'two exchanged chunks': (file, _other, at) => {
    const chunks = chunksOf(file);
    const [a, b] = [at % chunks.length, (at + 1) % chunks.length];
    return joined(file, chunks.with(a, chunks[b] as Buffer).with(b, chunks[a] as Buffer));
  },
  'a repeated chunk': (file, _other, at) => {
    const chunks = chunksOf(file);
    const index = at % chunks.length;
    return joined(file, [...chunks.slice(0, index), chunks[index] as Buffer, ...chunks.slice(index)]);
  },
  'a missing chunk': (file, _other, at) => {
    const chunks = chunksOf(file);
    return joined(file, chunks.toSpliced(at % chunks.length, 1));
  },
  'a chunk of another backup with the same key': (file, other, at) => {
    const [chunks, others] = [chunksOf(file), chunksOf(other)];
    const index = at % (chunks.length - 1);
    return joined(file, chunks.with(index, others[index] as Buffer));
  },
  'the beginning of another backup': (file, other) =>
    Buffer.concat([other.subarray(0, headBytes), file.subarray(headBytes)]),
};

describe('a backup file is refused before anything changes', () => {
  test('a backup file is refused when it is empty, is not a backup, or was sealed with another key', async () => {
    expect(await refusal(Buffer.alloc(0))).toBe('foreign');
    expect(await refusal(Buffer.from('PGDMP and more than the first line'.repeat(9)))).toBe('foreign');
    expect(await refusal(files[0].subarray(0, 70))).toBe('cut');
    expect(await refusal(files[0], 'another passphrase')).toBe('otherKey');
  });

  test(`a backup file is refused when it is damaged, truncated, reordered or mixed with another backup, in ${drills.numRuns} random cases`, async () => {
    const seen = new Set<string>();
    const drill = fc.asyncProperty(fc.constantFrom(...Object.keys(damages)), fc.nat(), async (kind, at) => {
      const damaged = damages[kind]?.(files[0], files[1], at) ?? files[0];
      if (damaged.equals(files[0])) return;
      seen.add(kind);
      expect(await refusal(damaged), kind).not.toBeNull();
    });
    await fc.assert(drill, {
      ...drills,
      examples: Object.keys(damages).map((kind) => [kind, 65_536] as [string, number]),
    });
    expect([...seen].sort()).toEqual(Object.keys(damages).sort());
  });
});
