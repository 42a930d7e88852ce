import { existsSync, lchownSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, isShared, serverAccount } from '../../account/account.ts';
import { connectAlone } from './owner-session.ts';
import { findPlace, socketFolder } from './place.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';

/**
 * Give the files of a stopped cluster to another OS user. Change the folder `cluster` last: if a kill interrupts this
 * function, the owner of `cluster` shows it, and the next start repeats the change. Skip files that `from` does not
 * own, because `from` may have created hard links to files of other users.
 */
function handOver(home: string, from: Account, to: Account): void {
  const cluster = join(home, 'cluster');
  const inside = readdirSync(home, { recursive: true, encoding: 'utf8' }).map((name) => join(home, name));
  for (const path of [home, ...inside.filter((one) => one !== cluster), cluster]) {
    if (lstatSync(path).uid === from.uid) lchownSync(path, to.uid, to.gid);
  }
}

/** Stop a database that runs as `nobody`, as in old versions of Inward, and give its files to Inward's own OS user. */
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
