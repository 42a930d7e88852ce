import { existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../../errors/start-fault.ts';
import { findPostmaster } from './postmaster.ts';

type SetAside = {
  /** Where the files are now. */
  readonly path: string;
  /**
   * Remove the database that was created in their place, and rename the files back. If that database is running, throw
   * a `StartFault` and keep both databases, because a server that started meanwhile may use it.
   */
  readonly putBack: () => void;
};

/** Return the paths of the databases that restores have renamed. Only the operator deletes them. */
export function asidePaths(dataDir: string): string[] {
  try {
    const names = readdirSync(dataDir).filter((name) => name.startsWith('postgres.before-restore-'));
    return names.sort().map((name) => join(dataDir, name));
  } catch {
    // DATA_DIR is missing, or this user may not read it: another check says so.
    return [];
  }
}

const bothRemain = (pid: number, home: string, aside: string): string =>
  `The process ${pid} uses a new database in ${home}, so the files of the present database stay in ${aside}: stop the server, then run the restore again.`;

/** Return the path to which `setClusterAside` renames the folder of the embedded database. */
export const asidePath = (dataDir: string, suffix: string): string => join(dataDir, `postgres.${suffix}`);

/**
 * Rename the folder of the stopped embedded database, so that the next start creates an empty one. If DATA_DIR/postgres
 * is a link, rename only the link. Throw a `StartFault` while a process of the database runs.
 */
export function setClusterAside(dataDir: string, suffix: string): SetAside {
  const home = join(dataDir, 'postgres');
  const { running } = findPostmaster(join(home, 'cluster'));
  if (running) {
    throw new StartFault(
      `The process ${running.pid} of the present database still runs: stop the server or, if none runs, end this process.`,
    );
  }
  const aside = asidePath(dataDir, suffix);
  renameSync(home, aside);
  return {
    path: realpathSync(aside),
    putBack: () => {
      const taken = findPostmaster(join(home, 'cluster')).running;
      if (taken) throw new StartFault(bothRemain(taken.pid, home, aside));
      if (existsSync(home)) rmSync(realpathSync(home), { recursive: true });
      rmSync(home, { force: true });
      renameSync(aside, home);
    },
  };
}
