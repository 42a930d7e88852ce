import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordingLog } from '../../testing/recording-log.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { errorCode, isUnavailable } from '../errors/database-errors.ts';
import { type Embedded, startEmbedded } from './embedded/embedded.ts';
import { openDb } from './open-db.ts';

const folder = temporaryFolder('disk');

/** Mount a disk of 200 MB in memory. Only root may, on Linux. */
function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=755', 'tmpfs', folder.path], { stdio: 'ignore' });
    return true;
  } catch {
    folder.remove();
    return false;
  }
}

const hasDisk = mountDisk();
const filler = join(folder.path, 'filler');

function fillDisk(): void {
  const file = openSync(filler, 'w');
  try {
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

  it('is not ready until there is room again', async () => {
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
});
