import { randomBytes } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, isRoot, ownerOf, serverAccount } from '../../account/account.ts';
import { allowTraversal } from '../../account/allow-traversal.ts';
import { canReach } from '../../account/can-reach.ts';
import { StartFault } from '../../errors/start-fault.ts';

/** The place of the embedded database. `home` contains the folders `cluster` (the data) and `socket`. */
export type Place = {
  readonly home: string;
  /**
   * The path of a link to `home` that must be created, because `account` cannot reach DATA_DIR. Null if no link is
   * needed.
   */
  readonly link: string | null;
  /** The OS user of PostgreSQL, or null if it is the user of this process. */
  readonly account: Account | null;
};

const longestSocketPath = 107;
const socketName = '/.s.PGSQL.5432';

/** Return a folder outside of DATA_DIR that survives a reboot and that `account` can reach. */
export function reachableFolder(account: Account): string {
  for (const parent of ['/var/lib', '/var/tmp']) {
    const folder = join(parent, 'inward');
    try {
      mkdirSync(folder, { mode: 0o711, recursive: true });
      allowTraversal(folder);
      if (statSync(folder).uid === 0 && canReach(folder, account)) return folder;
    } catch {}
  }
  throw new StartFault(
    'PostgreSQL does not run as root and no other user can reach DATA_DIR: choose another DATA_DIR.',
  );
}

const exists = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

function existingHome(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    throw new StartFault(`${path} leads to ${readlinkSync(path)}, and the database is no longer there.`);
  }
}

/** Find the database of this DATA_DIR and the OS user that runs it. Create nothing in it. */
export function findPlace(dataDir: string): Place {
  const path = join(dataDir, 'postgres');
  if (exists(path)) {
    const home = existingHome(path);
    if (!isRoot) return { home, link: null, account: null };
    const cluster = join(home, 'cluster');
    // PostgreSQL runs as the owner of this folder. A link could lead to a folder of another user.
    if (lstatSync(cluster).isSymbolicLink()) throw new StartFault(`${cluster} is a link: put the folder itself there.`);
    return { home, link: null, account: ownerOf(cluster) };
  }
  if (!isRoot) return { home: path, link: null, account: null };
  const account = serverAccount();
  allowTraversal(dataDir);
  if (canReach(dataDir, account)) return { home: path, link: null, account };
  return { home: join(reachableFolder(account), randomBytes(8).toString('hex')), link: path, account };
}

/** Return the folder of the socket. Use a temporary folder if the path of `home` is too long for a socket address. */
export function socketFolder(place: Place): string {
  const own = join(place.home, 'socket');
  if (Buffer.byteLength(own + socketName) <= longestSocketPath) return own;
  const { ino, dev } = statSync(join(place.home, 'cluster'));
  const short = join(tmpdir(), `inward-${dev.toString(36)}-${ino.toString(36)}`);
  const owner = place.account?.uid ?? process.getuid?.();
  if (!exists(short)) {
    mkdirSync(short, { mode: 0o700 });
    if (place.account) chownSync(short, place.account.uid, place.account.gid);
  }
  const { uid, mode } = lstatSync(short);
  if (uid !== owner || (mode & 0o777) !== 0o700) throw new StartFault(`${short} belongs to another user: remove it.`);
  return short;
}
