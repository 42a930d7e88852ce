import { existsSync, lchownSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, isShared, serverAccount } from '../../account/account.ts';
import { connectAlone } from './owner-session.ts';
import { findPlace, socketFolder } from './place.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';

/**
 * Give the files of a stopped cluster to another account. The folder `cluster` comes last: its owner identifies the
 * account of the cluster, so after a kill the next start repeats the whole hand-over. Skip files of other users, which
 * `from` may have linked into the folder.
 */
function handOver(home: string, from: Account, to: Account): void {
  const cluster = join(home, 'cluster');
  const inside = readdirSync(home, { recursive: true, encoding: 'utf8' }).map((name) => join(home, name));
  for (const path of [home, ...inside.filter((one) => one !== cluster), cluster]) {
    if (lstatSync(path).uid === from.uid) lchownSync(path, to.uid, to.gid);
  }
}

/**
 * Before Inward had its own account, root ran the database as `nobody`. Stop such a database and hand over its files.
 */
export async function leaveSharedAccount(dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'postgres', 'cluster');
  if (!existsSync(cluster)) return;
  const place = findPlace(dataDir);
  if (!place.account || !isShared(place.account)) return;
  const account = serverAccount();
  if (isShared(account)) return;
  const { running } = findPostmaster(cluster);
  if (running) {
    const session = await connectAlone(running);
    await stopPostmaster(running.pid);
    await session?.client.end().catch(() => {});
  }
  const socket = socketFolder(place);
  if (!socket.startsWith(place.home)) rmSync(socket, { recursive: true, force: true });
  handOver(place.home, place.account, account);
}
