import { existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../../errors/start-fault.ts';
import { findPostmaster } from './postmaster.ts';

type SetAside = {
  /** The new path of the files. */
  readonly path: string;
  /**
   * Remove the new database at the old path, and move the files back. If the new database is running, throw a
   * `StartFault` and keep both, because a server may use it.
   */
  readonly putBack: () => void;
};

/** Return the paths of databases that restores have moved away. Only the operator deletes them. */
export function asidePaths(dataDir: string): string[] {
  try {
    const names = readdirSync(dataDir).filter((name) => name.startsWith('postgres.before-restore-'));
    return names.sort().map((name) => join(dataDir, name));
  } catch {
    // DATA_DIR is missing or unreadable: another check reports it.
    return [];
  }
}

const bothRemain = (pid: number, home: string, aside: string): string =>
  `The process ${pid} uses a new database in ${home}, so the files of the present database stay in ${aside}: stop the server, then run the restore again.`;

export const asidePath = (dataDir: string, suffix: string): string => join(dataDir, `postgres.${suffix}`);

/**
 * Rename the folder of the stopped embedded database, so that the next start creates an empty one. If DATA_DIR/postgres
 * is a link, rename only the link. Throw a `StartFault` while the database runs.
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
