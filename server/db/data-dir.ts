import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFault } from '../errors/start-fault.ts';
import { writeFaultText } from '../errors/write-fault.ts';

/**
 * Create the folder and its missing parents. Do not use the option `recursive` of `mkdirSync`, which never returns for
 * a path below /proc.
 */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created the folder at the same time.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Throw if the folder is not writable. Write a file to it, because permissions do not show that a disk is read-only.
 */
function probeFolder(folder: string): void {
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const probe = join(folder, `.write-probe-${randomUUID()}`);
  // Use the flag `wx`, which does not follow a link, because root may start the server in a folder of another user.
  writeFileSync(probe, '', { flag: 'wx' });
  rmSync(probe);
}

const notWritable = (dataDir: string, error: unknown): string =>
  `DATA_DIR ${dataDir} is not writable: ${writeFaultText(error, 'choose another, or let this user write there.')}`;

export function prepareDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir);
    probeFolder(dataDir);
  } catch (error) {
    throw new StartFault(notWritable(dataDir, error));
  }
}

/** Return the free space of the folder's disk in whole MB. Some network disks do not know it: return infinity. */
export function freeMegabytes(folder: string): number {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : Math.floor((bavail * bsize) / 1024 ** 2);
}

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));

/** Return DATA_DIR or its nearest existing parent, and an error sentence if that folder is not writable. */
export function tryDataDir(dataDir: string): { readonly folder: string; readonly problem: string | null } {
  const folder = nearestExisting(dataDir);
  try {
    probeFolder(folder);
    return { folder, problem: null };
  } catch (error) {
    return { folder, problem: notWritable(dataDir, error) };
  }
}
