import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFault } from '../errors/start-fault.ts';

/**
 * Create the folder and its missing parents one at a time. Node's `recursive` option never returns below /proc, where
 * no folder can be created.
 */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another server may have created the folder meanwhile.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Check a folder by writing a file, because permissions alone do not reveal a read-only disk. Throw if the folder is
 * not writable.
 */
function probeFolder(folder: string): void {
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const probe = join(folder, `.write-probe-${randomUUID()}`);
  // `wx` never follows a link, which matters when root starts the server in a folder of another user.
  writeFileSync(probe, '', { flag: 'wx' });
  rmSync(probe);
}

const notWritable = (dataDir: string): string =>
  `DATA_DIR ${dataDir} is not writable: choose another, or let this user write there.`;

/** Create DATA_DIR and check it. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir);
    probeFolder(dataDir);
  } catch {
    throw new StartFault(notWritable(dataDir));
  }
}

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));

/**
 * Return DATA_DIR or, if it does not exist yet, its nearest existing parent folder. Also return a sentence if that
 * folder is not writable.
 */
export function tryDataDir(dataDir: string): { readonly folder: string; readonly problem: string | null } {
  const folder = nearestExisting(dataDir);
  try {
    probeFolder(folder);
    return { folder, problem: null };
  } catch {
    return { folder, problem: notWritable(dataDir) };
  }
}
