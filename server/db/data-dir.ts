import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFault } from '../errors/start-fault.ts';

/** Create folders one at a time: below /proc, where creation fails, Node's `recursive` option never returns. */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another server may have created the folder.
    if (!existsSync(path)) throw error;
  }
}

/** Create DATA_DIR and check it by writing a file: permissions alone do not reveal a read-only disk. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(dataDir, `.write-probe-${randomUUID()}`);
    // `wx` never follows a link: root may start the server in a folder of another user.
    writeFileSync(probe, '', { flag: 'wx' });
    rmSync(probe);
  } catch {
    throw new StartFault(`DATA_DIR ${dataDir} is not writable: choose another, or let this user write there.`);
  }
}
