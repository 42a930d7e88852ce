import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Account } from '../../account/account.ts';
import { StartFault } from '../../errors/start-fault.ts';
import { noBinary } from './binaries.ts';
import type { Place } from './place.ts';
import { runAs } from './run-as.ts';

const leftoverMs = 60 * 60 * 1000;

function initdb(native: string, cluster: string, account: Account | null): Promise<void> {
  const flags = ['--username=inward', '--auth=peer', '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return new Promise((resolve, reject) => {
    const program = join(native, 'bin', 'initdb');
    const child = spawn(program, ['-D', cluster, ...flags, ...locale], {
      ...runAs(account),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.on('error', () => reject(noBinary()));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartFault(`The embedded database could not be created: ${complaint.trim().split('\n')[0]}`));
    });
  });
}

function flush(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Remove folders of interrupted first starts. A folder under one hour old may belong to a running start. */
function removeLeftovers(home: string): void {
  for (const name of readdirSync(dirname(home))) {
    if (!name.startsWith(`${basename(home)}.new-`)) continue;
    const path = join(dirname(home), name);
    if (Date.now() - statSync(path).mtimeMs > leftoverMs) rmSync(path, { recursive: true, force: true });
  }
}

/** Create the cluster in `home` if missing. The rename at the end prevents incomplete clusters after a kill. */
export async function ensureCluster(native: string, place: Place): Promise<string> {
  if (existsSync(join(place.home, 'cluster', 'PG_VERSION'))) return place.home;
  removeLeftovers(place.home);
  const beside = `${place.home}.new-${randomBytes(6).toString('hex')}`;
  const folders = [beside, join(beside, 'cluster'), join(beside, 'socket')];
  for (const folder of folders) mkdirSync(folder, { mode: 0o700 });
  // Change the owner of the outer folder last: its new owner could replace an inner folder with a link.
  for (const folder of folders.reverse()) {
    if (place.account) chownSync(folder, place.account.uid, place.account.gid);
  }
  try {
    await initdb(native, join(beside, 'cluster'), place.account);
    renameSync(beside, place.home);
    flush(dirname(place.home));
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(join(place.home, 'cluster', 'PG_VERSION'))) throw error;
  }
  if (place.link && !lstatSync(place.link, { throwIfNoEntry: false })) {
    symlinkSync(place.home, place.link);
    flush(dirname(place.link));
  }
  return place.home;
}
