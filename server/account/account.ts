import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartFault } from '../errors/start-fault.ts';

/** A user of the operating system. `name` is null if /etc/passwd does not list the user. */
export type Account = { readonly name: string | null; readonly uid: number; readonly gid: number };

const ownName = 'inward';
const sharedNames: readonly (string | null)[] = ['nobody', 'daemon'];

export const isRoot = process.getuid?.() === 0;

/** Return whether other products may run programs as this account. These programs could then read all its files. */
export const isShared = ({ name }: Account): boolean => sharedNames.includes(name);

const readAccounts = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((user) => Number.isInteger(user.uid) && user.uid > 0);

/** Return the account that the server uses when root starts it, or null if the account does not exist yet. */
export const ownAccount = (): Account | null => readAccounts().find(({ name }) => name === ownName) ?? null;

const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };
const useraddFlags = ['--system', '--user-group', '--no-create-home', '--home-dir=/nonexistent', '--shell=/bin/false'];

/** Create the account with `useradd`, or with `adduser` on Alpine. Return false if the machine has neither. */
function createAccount(): boolean {
  const useradd = spawnSync('useradd', [...useraddFlags, ownName], { env });
  if (!useradd.error) return true;
  const adduser = spawnSync('adduser', ['-S', '-D', '-H', '-h', '/nonexistent', '-s', '/bin/false', ownName], { env });
  return !adduser.error;
}

/**
 * Return the account that runs the server and the database when root starts them. It is `inward`, which is created if
 * it is missing. If it cannot be created, it is `nobody` or another unprivileged account.
 */
export function serverAccount(): Account {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const own = ownAccount();
    if (own) return own;
    // Another server may be creating the account, which locks /etc/passwd: wait and try again.
    if (attempt > 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    if (!createAccount()) break;
  }
  const users = readAccounts();
  const user = users.find(({ name }) => name === sharedNames[0]) ?? users[0];
  if (!user) throw new StartFault('PostgreSQL does not run as root and there is no other user here: set DATABASE_URL.');
  return user;
}

export function ownerOf(path: string): Account {
  const { uid, gid } = statSync(path);
  return { name: readAccounts().find((user) => user.uid === uid)?.name ?? null, uid, gid };
}
