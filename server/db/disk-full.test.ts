import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordingLog } from '../../testing/recording-log.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { sealingSecret } from '../backup/backup-key.ts';
import { readConfig } from '../config/config.ts';
import { errorCode, isUnavailable } from '../errors/database-errors.ts';
import { type Embedded, startEmbedded } from './embedded/embedded.ts';
import { writeAs } from './embedded/write-as.ts';
import { eraseTraces } from './erase-traces.ts';
import { openDb } from './open-db.ts';

const folder = temporaryFolder('disk');

/** Mount a RAM disk of 600 MB. Return false if this is impossible: it needs Linux and root. */
function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=755', 'tmpfs', folder.path], { stdio: 'ignore' });
    return true;
  } catch {
    folder.remove();
    return false;
  }
}

const hasDisk = mountDisk();
const filler = join(folder.path, 'filler');

/** Fill the disk except for `leftMb` megabytes. */
function fillDisk(leftMb = 0): void {
  const file = openSync(filler, 'w');
  try {
    const { bavail, bsize } = statfsSync(folder.path);
    if (leftMb > 0) {
      for (let mb = leftMb; mb * 1_000_000 < bavail * bsize; mb += 1) writeSync(file, Buffer.alloc(1_000_000, 1));
      return;
    }
    for (const size of [1_000_000, 1_000]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size, 1));
      } catch (error) {
        if (errorCode(error) !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}

describe.skipIf(!hasDisk)('a database whose disk is full', () => {
  let embedded: Embedded;

  beforeAll(async () => {
    embedded = await startEmbedded(folder.path, { log: recordingLog(), onLost: () => {} });
  });
  afterAll(async () => {
    await embedded.stop();
    execFileSync('umount', [folder.path]);
    folder.remove();
  });

  it('keeps running, and erases deleted words only when the disk has enough room again', async () => {
    const client = new pg.Client({ connectionString: embedded.ownerUrl });
    const ends: string[] = [];
    client.on('error', (error) => ends.push(error.message));
    await client.connect();
    await client.query(`create schema app; create table app.traces (left_at timestamptz not null default now());
      create table app.big as select repeat(sha256(n::text::bytea)::text, 20) as words from generate_series(1, 80000) n;
      insert into app.traces default values; checkpoint`);
    const { folder: files, ownerUrl } = embedded;
    fillDisk(60);
    expect(await eraseTraces(ownerUrl, { folder: files })).toBe('noRoom');
    rmSync(filler);
    expect((await client.query('select count(*)::int as count from app.traces')).rows).toEqual([{ count: 1 }]);
    expect(await eraseTraces(ownerUrl, { folder: files })).toBe('all');
    expect(ends).toEqual([]);
    await client.end();
  });

  it('makes `ping` fail until the disk has room again', async () => {
    const db = openDb(embedded.ownerUrl, { most: 1 });
    await db.ping();
    fillDisk();
    const fault = async () =>
      db.ping().then(
        () => null,
        (error: unknown) => error,
      );
    await expect.poll(fault).toSatisfy((error) => errorCode(error) === '53100' && isUnavailable(error));
    rmSync(filler);
    await expect.poll(fault).toBe(null);
    await db.close();
  });

  it('does not start, and says how much room it needs', async () => {
    await embedded.stop();
    fillDisk();
    const start = () => startEmbedded(folder.path, { log: recordingLog(), onLost: () => {} });
    await expect(start()).rejects.toThrow(
      `The disk of DATA_DIR ${folder.path} has only 0 MB left, and the embedded database needs 32 MB to start: make room`,
    );
    rmSync(filler);
    embedded = await start();
  });

  it('a file that does not fit on a full disk is refused with this reason, and no empty key of backups stays', () => {
    const config = readConfig({ DATA_DIR: folder.path });
    fillDisk();
    const key = join(folder.path, 'backup-key');
    expect(() => sealingSecret(config)).toThrow(`${key} cannot be written: its disk is full. Make room there.`);
    expect(existsSync(key)).toBe(false);
    expect(() => writeAs(null, join(folder.path, 'rules'), 'all'.repeat(10_000))).toThrow('its disk is full.');
    rmSync(filler);
    expect(sealingSecret(config)).toHaveLength(43);
  });
});
